import type { GuardedStorage } from "../../../lib/storage/guarded-storage.ts";

type ReturnStorage = Pick<GuardedStorage, "getItem" | "setItem">;

const storageKey = "glimmer:payment-returns";
const keptReturns = 50;

/**
 * Whether the outcome of this payment was already shown on this device, so that a second return
 * shows nothing (shop.4).
 */
export function isHandled(storage: ReturnStorage, sessionId: string): boolean {
  return readHandled(storage).includes(sessionId);
}

export function markHandled(storage: ReturnStorage, sessionId: string): void {
  const others = readHandled(storage).filter((each) => each !== sessionId);
  storage.setItem(storageKey, [...others, sessionId].slice(-keptReturns).join(" "));
}

function readHandled(storage: ReturnStorage): string[] {
  return storage.getItem(storageKey)?.split(" ") ?? [];
}
