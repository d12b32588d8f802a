import { formatXp } from "../../lib/text/format-counts-and-times.ts";

/** Prices of a service by the badge that unlocks it. */
interface BadgePrices {
  readonly none?: number;
  readonly goldVerify?: number;
  readonly blackCrown?: number;
}

/** 'Needs Gold Verify or a crown; 38 XP with a crown'; null when all members pay the same. */
export function servicePriceText(amount: number, prices: BadgePrices): string | null {
  const isOpen = prices.none !== undefined;
  const needed = isOpen
    ? null
    : prices.goldVerify === undefined
    ? "Needs a Black or Gold Crown"
    : "Needs Gold Verify or a crown";
  const crown = prices.blackCrown;
  const cheaper = crown === undefined || crown >= amount ? null : `${formatXp(crown)} XP with a crown`;
  return [needed, cheaper].filter((part) => part !== null).join("; ") || null;
}
