import { getZoneOrUtc } from "../time-zone.ts";

/** When members hear of thanks, on the clock of their time zone (posts.32). */
const eveningHour = 18;
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** The next evening after a moment in a time zone; an unknown one counts as UTC. */
export function getNextEvening(at: Date, timeZone: string): Date {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: getZoneOrUtc(timeZone),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const start = Math.floor(at.getTime() / minuteMs) * minuteMs;
  const left = minutesToEvening(clock, start);
  const evening = start + (left || dayMinutes) * minuteMs;
  // Where clocks change before it, it is an hour off.
  const off = minutesToEvening(clock, evening);
  return new Date(evening + (off > dayMinutes / 2 ? off - dayMinutes : off) * minuteMs);
}

/** From 0, in the evening, to a day. */
function minutesToEvening(clock: Intl.DateTimeFormat, at: number): number {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const now = (parts["hour"] ?? 0) * 60 + (parts["minute"] ?? 0);
  return (eveningHour * 60 - now + dayMinutes) % dayMinutes;
}
