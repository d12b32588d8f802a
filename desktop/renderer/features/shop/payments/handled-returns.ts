type ReturnStorage = Pick<Storage, "getItem" | "setItem">;

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
  try {
    storage.setItem(storageKey, [...others, sessionId].slice(-keptReturns).join(" "));
  } catch {
    // Not stored: a second return shows its toast again.
  }
}

function readHandled(storage: ReturnStorage): string[] {
  try {
    return storage.getItem(storageKey)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
