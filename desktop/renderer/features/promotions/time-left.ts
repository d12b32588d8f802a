import { plural } from "@lingui/core/macro";
import { useAtEachTick } from "../../lib/clock/use-at-each-tick.ts";

const minuteMs = 60_000;

/**
 * '24 hours left', '1 hour left' (rounded), '42 minutes left' (rounded up); null
 * once the time is up.
 */
export function formatTimeLeft(endsAt: string, now: number): string | null {
  const { minutes, hours } = measureTimeLeft(endsAt, now);
  if (!(minutes > 0)) return null;
  return minutes < 60
    ? plural(minutes, { one: "# minute left", other: "# minutes left" })
    : plural(hours, { one: "# hour left", other: "# hours left" });
}

/** '24 hours', '42 minutes': the same, for where its label says that it is left. */
export function formatTimeAlone(endsAt: string, now: number): string | null {
  const { minutes, hours } = measureTimeLeft(endsAt, now);
  if (!(minutes > 0)) return null;
  return minutes < 60
    ? plural(minutes, { one: "# minute", other: "# minutes" })
    : plural(hours, { one: "# hour", other: "# hours" });
}

function measureTimeLeft(endsAt: string, now: number) {
  const minutes = Math.ceil((Date.parse(endsAt) - now) / minuteMs);
  return { minutes, hours: Math.round(minutes / 60) };
}

/** The time left, as it passes; null once it is up, and without an end. */
export function useTimeLeft(endsAt: string | undefined, format = formatTimeLeft): string | null {
  return useAtEachTick((now) => endsAt === undefined ? null : format(endsAt, now));
}
