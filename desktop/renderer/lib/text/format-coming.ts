import { t } from "@lingui/core/macro";
import { createDateFormatter } from "./date-formatter.ts";
import { isSameYear } from "./format-counts-and-times.ts";
import { formatTime } from "./format-dates.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * 'Today, 3:04 PM', 'Tomorrow, 9:00 AM', the weekday within a week, else the date, of a time that
 * lies ahead. `now` in ms.
 */
export function formatComingTime(at: string, now: number): string {
  const startOfDay = (time: number | string) => new Date(time).setHours(0, 0, 0, 0);
  // When daylight saving begins or ends, a day has 23 or 25 hours.
  const days = Math.round((startOfDay(at) - startOfDay(now)) / dayMs);
  if (days === 0) return t`Today, ${{ time: formatTime(at) }}`;
  if (days === 1) return t`Tomorrow, ${{ time: formatTime(at) }}`;
  const clock = { hour: "numeric", minute: "2-digit" } as const;
  const day = days > 1 && days < 7
    ? { weekday: "long" } as const
    : { month: "short", day: "numeric", year: isSameYear(at, now) ? undefined : "numeric" } as const;
  return createDateFormatter({ ...day, ...clock }).format(new Date(at));
}
