import { useSyncExternalStore } from "react";
import { runWhenIdle } from "./run-when-idle.ts";

const listeners = new Set<() => void>();
let isOver = false;

/**
 * Whether the first screen has been painted and the page has come to rest. What takes long and
 * shows only to a pointer waits for it, such as a date in a tooltip: a browser takes tens of
 * milliseconds for its first formatter.
 */
export function useFirstPaintOver(): boolean {
  return useSyncExternalStore(follow, read, read);
}

function read(): boolean {
  return isOver;
}

function follow(listener: () => void): () => void {
  if (!isOver && listeners.size === 0) runWhenIdle(end);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function end(): void {
  isOver = true;
  for (const listener of listeners) listener();
}
