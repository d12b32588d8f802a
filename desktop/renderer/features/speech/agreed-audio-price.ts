import type { GuardedStorage } from "../../lib/storage/guarded-storage.ts";

type PriceStorage = Pick<GuardedStorage, "getItem" | "setItem">;

const keyOf = (memberId: string) => `glimmer:audio-price:${memberId}`;

/**
 * The price the member agreed to on this device; 0 when never asked. A higher price
 * is asked about again.
 */
export function readAgreedPrice(storage: PriceStorage, memberId: string): number {
  const kept = Number(storage.getItem(keyOf(memberId)));
  return kept > 0 ? kept : 0;
}

export function agreeToPrice(storage: PriceStorage, memberId: string, xp: number): void {
  storage.setItem(keyOf(memberId), String(xp));
}
