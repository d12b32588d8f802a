import { msg } from "@lingui/core/runtime-macro";
import { findPack, type XpPack } from "#shared/shop/xp-packs.ts";
import { Invalid } from "../../../errors.ts";

/** The pack of exactly this amount and price in dollars. Throws `Invalid` when there is none. */
export function findPackAtPrice({ xpAmount, amount }: { xpAmount: number; amount: number }): XpPack {
  const cents = Math.round(amount * 100);
  // 9.99 dollars are 998.9999999999999 cents; 9.994 dollars match no pack.
  const pack = Math.abs(amount * 100 - cents) < 1e-6 ? findPack(xpAmount, cents) : null;
  if (pack) return pack;
  throw notAPrice();
}

export function notAPrice(): Invalid {
  return new Invalid(msg`We don't sell that amount of XP at that price. Please choose one of our packs.`, {
    amount: msg`Not one of our prices`,
  });
}
