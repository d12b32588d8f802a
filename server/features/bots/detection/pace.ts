const windowMs = 10 * 60_000;

/** More acts in ten minutes than this are a machine's (bots.5). */
export const mostOfPeople = 30;

/** How many days a finding needs. */
const leastDays = 3;

/**
 * The UTC days, YYYY-MM-DD, with more than 30 acts within ten minutes, each with its highest count.
 * Moments are milliseconds in ascending order; a window counts for the day it ends on.
 */
export function findPaceDays(moments: readonly number[]): Map<string, number> {
  const days = new Map<string, number>();
  let first = 0;
  for (const [last, moment] of moments.entries()) {
    while (moment - (moments[first] ?? moment) >= windowMs) first++;
    const acts = last - first + 1;
    if (acts <= mostOfPeople) continue;
    const day = new Date(moment).toISOString().slice(0, 10);
    days.set(day, Math.max(acts, days.get(day) ?? 0));
  }
  return days;
}

/** The finding of such days, earlier and new ones; null for fewer than three. */
export function findPace(
  known: Readonly<Record<string, number>>,
  seen: ReadonlyMap<string, number>,
): { readonly days: number; readonly mostInTenMinutes: number } | null {
  const days = new Set([...Object.keys(known), ...seen.keys()]);
  if (days.size < leastDays) return null;
  return { days: days.size, mostInTenMinutes: Math.max(...Object.values(known), ...seen.values()) };
}
