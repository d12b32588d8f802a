import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";

/** The currency of every price (shop.1). */
export const currency = "usd";

export interface XpPack {
  readonly id: "xp_5000" | "xp_20000" | "xp_100000" | "checkout_5000";
  readonly name: Text;
  readonly xpAmount: number;
  readonly cents: number;
}

/** The packs of /shop (shop.1). */
export const xpPacks = [
  { id: "xp_5000", name: msg`5,000 XP`, label: msg`POPULAR`, xpAmount: 5_000, cents: 999 },
  { id: "xp_20000", name: msg`20,000 XP`, label: msg`PREMIUM`, xpAmount: 20_000, cents: 2_499 },
  { id: "xp_100000", name: msg`100,000 XP`, label: msg`ULTIMATE`, xpAmount: 100_000, cents: 7_999 },
] as const satisfies readonly (XpPack & { label: Text })[];

/** The fixed purchase of /checkout (shop.1). */
export const checkoutPack = {
  id: "checkout_5000",
  name: msg`5,000 XP`,
  xpAmount: 5_000,
  cents: 799,
} as const satisfies XpPack;

/** XP that a dollar buys, rounded down: 500, 800, 1,250. */
export function getXpPerDollar({ xpAmount, cents }: Pick<XpPack, "xpAmount" | "cents">): number {
  return Math.floor(xpAmount / Math.round(cents / 100));
}

/** The pack of exactly this amount and price, or null. */
export function findPack(xpAmount: number, cents: number): XpPack | null {
  return [...xpPacks, checkoutPack].find((pack) => pack.xpAmount === xpAmount && pack.cents === cents) ??
    null;
}
