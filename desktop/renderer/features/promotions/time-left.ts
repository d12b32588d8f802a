import { useAtEachTick } from "../../lib/clock/use-at-each-tick.ts";

const minuteMs = 60_000;

/**
 * '24 hours left', '1 hour left' (rounded), '42 minutes left' (rounded up); null
 * once the time is up.
 */
export function formatTimeLeft(endsAt: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(endsAt) - now) / minuteMs);
  if (!(minutes > 0)) return null;
  if (minutes < 60) return `${minutes} ${minutes === 1 ? "minute" : "minutes"} left`;
  const hours = Math.round(minutes / 60);
  return `${hours} ${hours === 1 ? "hour" : "hours"} left`;
}

/** The time left, as it passes; null once it is up, and without an end. */
export function useTimeLeft(endsAt: string | undefined): string | null {
  return useAtEachTick((now) => endsAt === undefined ? null : formatTimeLeft(endsAt, now));
}
