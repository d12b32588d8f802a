import { plural, t } from "@lingui/core/macro";

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/**
 * 'Ends in 42 minutes' (rounded up), 'Ends in 3 hours' and 'Ends in 2 days' (rounded); null once it
 * has ended. `now` in ms.
 */
export function formatPollEnd(endsAt: string, now: number): string | null {
  const leftMs = Date.parse(endsAt) - now;
  if (!(leftMs > 0)) return null;
  const minutes = Math.ceil(leftMs / minuteMs);
  if (minutes <= 1) return t`Ends in less than a minute`;
  if (minutes < 60) return plural(minutes, { one: "Ends in # minute", other: "Ends in # minutes" });
  const hours = Math.round(minutes / 60);
  if (hours < 36) return plural(hours, { one: "Ends in # hour", other: "Ends in # hours" });
  const days = Math.round(minutes / minutesOfDay);
  return plural(days, { one: "Ends in # day", other: "Ends in # days" });
}
