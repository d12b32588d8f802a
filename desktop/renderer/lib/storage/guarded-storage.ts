/** The part of `Storage` that the product needs; never throws. */
export interface GuardedStorage {
  getItem(key: string): string | null;
  /** Returns false when only this page keeps the text, since the browser does not. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
  keys(): string[];
}

/** The part of a storage that reads and writes single texts. */
export type TextStorage = Pick<GuardedStorage, "getItem" | "setItem" | "removeItem">;

/**
 * Texts in one of the browser's storages. Blocked cookies make even `window.localStorage` throw,
 * and a full one refuses what is new: the page then keeps the texts itself, until it is left
 * (client.10).
 * @param changes tells what other tabs store
 */
export function guardStorage(
  open: () => Storage,
  changes?: Pick<EventTarget, "addEventListener">,
): GuardedStorage {
  const inMemory = new Map<string, string>();
  // A text that another tab has changed since is newer than what was refused here.
  changes?.addEventListener("storage", (event) => inMemory.delete((event as StorageEvent).key ?? ""));
  const orWhenRefused = <T>(read: (storage: Storage) => T, refused: T): T => {
    try {
      return read(open());
    } catch {
      return refused;
    }
  };
  return {
    getItem: (key) => inMemory.get(key) ?? orWhenRefused((storage) => storage.getItem(key), null),
    setItem: (key, text) => {
      const isStored = orWhenRefused((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isStored) inMemory.delete(key);
      else inMemory.set(key, text);
      return isStored;
    },
    removeItem: (key) => {
      inMemory.delete(key);
      orWhenRefused((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...orWhenRefused((storage) => Object.keys(storage), []), ...inMemory.keys()])],
  };
}

/** Texts that this browser keeps for every tab. */
export const localTexts = guardStorage(() => localStorage, globalThis.window);

/** Texts that this tab keeps over a reload. */
export const tabTexts = guardStorage(() => sessionStorage);

/**
 * Calls back with the new text, null for none, when another tab changed the local text of a key.
 * Returns a function that stops.
 */
export function watchOtherTabs(onChange: (key: string, text: string | null) => void): () => void {
  const watch = new AbortController();
  addEventListener(
    "storage",
    ({ key, newValue }: StorageEvent) => key !== null && onChange(key, newValue),
    { signal: watch.signal },
  );
  return () => watch.abort();
}
