import { wallClock } from "../notifications/alert-rule.ts";

/** When members hear of thanks, on the clock of their time zone (posts.32). */
const eveningHour = 18;
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** The next evening after a moment in a time zone; an unknown one counts as UTC. */
export function getNextEvening(at: Date, timeZone: string): Date {
  const start = Math.floor(at.getTime() / minuteMs) * minuteMs;
  const left = minutesToEvening(timeZone, start);
  const evening = start + (left || dayMinutes) * minuteMs;
  // Where clocks change before it, it is an hour off.
  const off = minutesToEvening(timeZone, evening);
  return new Date(evening + (off > dayMinutes / 2 ? off - dayMinutes : off) * minuteMs);
}

/** From 0, in the evening, to a day. */
function minutesToEvening(timeZone: string, at: number): number {
  const [hours = 0, minutes = 0] = wallClock(timeZone, new Date(at)).time.split(":").map(Number);
  return (eveningHour * 60 - hours * 60 - minutes + dayMinutes) % dayMinutes;
}
