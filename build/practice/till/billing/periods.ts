import type Stripe from "stripe";

type Recurring = Pick<Stripe.Price.Recurring, "interval" | "interval_count">;

/**
 * When the period that begins at `start` ends: the first whole number of intervals after the
 * anchor that is later. So a subscription of 31 January is paid until 28 February, then 31
 * March. Seconds since 1970.
 */
export function computePeriodEnd(start: number, anchor: number, recurring: Recurring): number {
  for (let count = 1;; count++) {
    const end = afterIntervals(anchor, recurring, count);
    if (end > start) return end;
  }
}

function afterIntervals(
  anchor: number,
  { interval, interval_count: size }: Recurring,
  count: number,
): number {
  const days = interval === "week" ? 7 : interval === "day" ? 1 : 0;
  if (days > 0) return anchor + count * size * days * 86_400;
  const months = count * size * (interval === "year" ? 12 : 1);
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
