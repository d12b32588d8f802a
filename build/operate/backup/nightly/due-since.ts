const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The last time the hour struck (UTC): what was made since then is tonight's. */
export function lastNight(now: Date, hour: number): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) + hour * hourMs;
  return new Date(today <= now.getTime() ? today : today - dayMs);
}

/** The last night from Sunday to Monday: rehearsals are made once a week. */
export function lastWeek(now: Date, hour: number): Date {
  const night = lastNight(now, hour).getTime();
  const daysSinceMonday = (new Date(night).getUTCDay() + 6) % 7;
  return new Date(night - daysSinceMonday * dayMs);
}

/** After a failure it is tried again after an hour. */
export function retryAfter(now: Date): Date {
  return new Date(now.getTime() - hourMs);
}
