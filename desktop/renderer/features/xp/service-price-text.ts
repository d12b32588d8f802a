import { formatXp } from "../../lib/text/format-counts-and-times.ts";

/** Prices of a service by the badge that unlocks it. */
interface BadgePrices {
  readonly none?: number;
  readonly goldVerify?: number;
  readonly blackCrown?: number;
  readonly goldCrown?: number;
}

/** 'Needs Gold Verify or a crown; 38 XP with a crown'; null when all members pay the same. */
export function servicePriceText(amount: number, prices: BadgePrices): string | null {
  const needed = badgeNeeded(prices);
  const crown = prices.blackCrown ?? prices.goldCrown;
  const cheaper = crown === undefined || crown >= amount ? null : `${formatXp(crown)} XP with a crown`;
  return [needed, cheaper].filter((part) => part !== null).join("; ") || null;
}

function badgeNeeded({ none, goldVerify, blackCrown }: BadgePrices): string | null {
  if (none !== undefined) return null;
  if (goldVerify !== undefined) return "Needs Gold Verify or a crown";
  return blackCrown === undefined ? "Needs a Gold Crown" : "Needs a Black or Gold Crown";
}
