import { useSyncExternalStore } from "react";

let hasEnded = false;
const listeners = new Set<() => void>();
const readEnded = () => hasEnded;

/**
 * True once the session has ended on the open page: its screen shows 'Please Log In' (routes.5).
 */
export function useLogInNeeded(): boolean {
  return useSyncExternalStore(listen, readEnded, readEnded);
}

/** Says that the session has ended, or not, also from outside components. A page load resets it. */
export function showLogInNeeded(isNeeded = true): void {
  hasEnded = isNeeded;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
