import { formatXp } from "../../../lib/text/format-counts-and-times.ts";

/** What a button does, with its price in XP; null and 0: it shows none. */
export function appendPrice(act: string, price: number | null): string {
  return price ? `${act} for ${formatXp(price)} XP` : act;
}
