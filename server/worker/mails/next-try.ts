import { keptMs } from "#shared/retention.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const shortestMs = 2_000;

/**
 * How long a mail requested this long ago waits for its next try: as long as it has waited, at most
 * five minutes in the first hour and a quarter of an hour later. Null after a day.
 */
export function delayToNextTryMs(ageMs: number): number | null {
  if (ageMs >= keptMs("mails")) return null;
  return Math.min(Math.max(ageMs, shortestMs), ageMs < hourMs ? 5 * minuteMs : 15 * minuteMs);
}
