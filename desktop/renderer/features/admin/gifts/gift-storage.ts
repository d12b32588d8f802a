import type { GiftAmount } from "#shared/admin/contract.ts";

/** A gift that the server has not confirmed, as it is stored. */
export interface StoredGift {
  /** Made at the click; also the idempotency key. */
  readonly key: string;
  readonly member: { readonly id: string; readonly username: string; readonly displayName: string };
  readonly amount: GiftAmount;
  /** Milliseconds since 1970. */
  readonly clickedAt: number;
  readonly progress: "held" | "sent" | "failed";
}

/** Where unconfirmed gifts stay over a reload, shared by all tabs. */
export interface GiftStorage {
  put(gift: StoredGift): void;
  has(key: string): boolean;
  remove(key: string): void;
  list(): StoredGift[];
}

/**
 * Stores one administrator's gifts in `localStorage`; when the browser refuses, this tab alone has
 * them.
 */
export function browserGiftStorage(adminId: string): GiftStorage {
  const prefix = `glimmer.gift.${adminId}.`;
  return {
    put: (gift) => tryStorage(() => localStorage.setItem(prefix + gift.key, JSON.stringify(gift)), undefined),
    has: (key) => tryStorage(() => localStorage.getItem(prefix + key) !== null, false),
    remove: (key) => tryStorage(() => localStorage.removeItem(prefix + key), undefined),
    list: () =>
      tryStorage(
        () =>
          Object.keys(localStorage)
            .filter((name) => name.startsWith(prefix))
            .map((name) => JSON.parse(localStorage.getItem(name) ?? "null") as StoredGift)
            .toSorted((one, other) => one.clickedAt - other.clickedAt),
        [],
      ),
  };
}

function tryStorage<T>(run: () => T, refused: T): T {
  try {
    return run();
  } catch {
    return refused;
  }
}
