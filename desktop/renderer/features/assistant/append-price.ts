import { formatXp } from "../../lib/text/format-counts-and-times.ts";

/** Returns a button's words with the price in XP; null and 0 show none. */
export function appendPrice(act: string, price: number | null): string {
  return price ? `${act} for ${formatXp(price)} XP` : act;
}
