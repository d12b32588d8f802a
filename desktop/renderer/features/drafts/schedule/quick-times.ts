import { scheduleLimits } from "#shared/drafts/draft-limits.ts";

const hourMs = 60 * 60_000;
const monday = 1;
const morning = 9;

/** Times that are offered at a tap: the next morning and the next Monday's, where they differ. */
export function listMornings(now: number): readonly number[] {
  const tomorrow = atMorning(now, 1);
  const daysToMonday = (7 + monday - new Date(now).getDay()) % 7 || 7;
  return daysToMonday === 1 ? [tomorrow] : [tomorrow, atMorning(now, daysToMonday)];
}

/** In an hour, to the minute. */
export function inAnHour(now: number): number {
  return new Date(now + hourMs).setSeconds(0, 0);
}

/** Whether a post can be scheduled for that time. */
export function findTimeProblem(at: number | null, now: number): "missing" | "early" | "late" | null {
  if (at === null) return "missing";
  if (at < now + scheduleLimits.soonestMs) return "early";
  return at > now + scheduleLimits.latestMs ? "late" : null;
}

function atMorning(now: number, daysAhead: number): number {
  const day = new Date(now);
  day.setDate(day.getDate() + daysAhead);
  return day.setHours(morning, 0, 0, 0);
}
