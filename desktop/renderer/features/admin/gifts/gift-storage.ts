import type { GiftAmount } from "#shared/admin/contract.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";

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
 * Stores one administrator's gifts in the browser; when it refuses, this tab alone has them.
 */
export function createBrowserGiftStorage(adminId: string): GiftStorage {
  const prefix = `glimmer.gift.${adminId}.`;
  return {
    put: (gift) => void localTexts.setItem(prefix + gift.key, JSON.stringify(gift)),
    has: (key) => localTexts.getItem(prefix + key) !== null,
    remove: (key) => localTexts.removeItem(prefix + key),
    list: () => {
      try {
        return localTexts.keys()
          .filter((name) => name.startsWith(prefix))
          .map((name) => JSON.parse(localTexts.getItem(name) ?? "null") as StoredGift)
          .toSorted((one, other) => one.clickedAt - other.clickedAt);
      } catch {
        return [];
      }
    },
  };
}
