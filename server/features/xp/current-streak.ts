import type { Fragment, Sql } from "../../db/open-database.ts";

/** Two days back in UTC is yesterday in every time zone. */
const daysBack = 2;
const dayMs = 86_400_000;

interface StreakRow {
  readonly streak: number;
  /** The member's own day, YYYY-MM-DD. */
  readonly last_active_on: string | null;
}

/**
 * The current streak: 0 once a day was missed, though the row keeps the old one until the member's
 * next visit (xp.5).
 */
export function getCurrentStreak({ streak, last_active_on }: StreakRow, now: Date): number {
  const oldest = new Date(now.getTime() - daysBack * dayMs).toISOString().slice(0, 10);
  return last_active_on !== null && last_active_on >= oldest ? streak : 0;
}

/**
 * `getCurrentStreak` as an expression of a statement. `member`: the alias; `today`: YYYY-MM-DD in
 * UTC.
 */
export function currentStreakColumn(sql: Sql, member: Fragment, today: string): Fragment {
  return sql`case when ${member}.last_active_on >= ${today}::date - ${daysBack}::integer then ${member}.streak else 0 end`;
}
