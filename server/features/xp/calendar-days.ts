import { getZoneOrUtc } from "#shared/time-zone.ts";
import type { LeaderboardPeriod } from "#shared/xp/leaderboard-contract.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day, as YYYY-MM-DD, in a time zone by its IANA name; in UTC where the name is
 * unknown. Formatters are expensive to create, so each is cached.
 */
export function getDayIn(timeZone: string, at: Date): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-CA", { timeZone: getZoneOrUtc(timeZone), dateStyle: "short" });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(at);
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The first UTC day of a period, as YYYY-MM-DD: today, the Monday of the ISO week, or the
 * beginning of all time.
 */
export function getPeriodStart(period: LeaderboardPeriod, now: Date): string {
  if (period === "all-time") return "1970-01-01";
  const daysSinceMonday = period === "weekly" ? (now.getUTCDay() + 6) % 7 : 0;
  return new Date(now.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}
