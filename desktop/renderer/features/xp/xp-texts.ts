import { formatXp } from "../../lib/text/format.ts";

/** Prices of a service by the badge that unlocks it. */
interface BadgePrices {
  readonly none?: number;
  readonly goldVerify?: number;
  readonly blackCrown?: number;
}

/** 'Needs Gold Verify or a crown; 38 XP with a crown'; null when all members pay the same. */
export function badgePriceText(amount: number, prices: BadgePrices): string | null {
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

const format = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "2-digit",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** 'Nov 05, 2026 • 3:04 PM', in the member's time zone (xp.7). */
export function transactionDate(at: string): string {
  const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${part("month")} ${part("day")}, ${part("year")} • ${part("hour")}:${part("minute")} ${
    part("dayPeriod")
  }`;
}
