import type { Ctx } from "../../../context.ts";
import { fillInBatches } from "../../../db/cleanup/fill-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";
import { addUpCaseCounts, addUpNumbers } from "./number-queries.ts";

/** Changes that one statement adds up. */
const most = 5_000;

/**
 * Adds up what changed since the last time: the numbers of moderation (numbers.1), and how many
 * cases are about each member (cases.8). Lists add what is not added up yet, so they need not wait.
 */
export async function addUpModeration(
  { sql, db }: Pick<Ctx, "sql" | "db">,
  signal?: AbortSignal,
): Promise<void> {
  await fillInBatches(true, async () => await addUpNumbers(sql, most) === most || null, signal);
  await fillInBatches(true, async () => {
    const taken = await db.transaction((tx) => addUpCaseCounts(tx, most));
    return taken === most || null;
  }, signal);
}

/**
 * Counts the levels that machines lowered, of each day that is over (numbers.1): a day each, until
 * none is left or the run's time ends.
 */
export async function countLoweredLevels(
  { sql, clock }: Pick<Ctx, "sql" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = clock.now();
  await fillInBatches(true, async () => await countNextDay(sql, until) ? true : null, signal);
}

/**
 * A verdict is stored a little after the time that it says: a day, in UTC, is over an hour later.
 */
const storedWithinMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Returns whether there was such a day. */
async function countNextDay(sql: Sql, at: Date): Promise<boolean> {
  const day = await selectNextDay(sql);
  if (!day || day.getTime() + dayMs > at.getTime() - storedWithinMs) return false;
  await insertLoweredLevels(sql, day, new Date(day.getTime() + dayMs));
  return true;
}

/** The begin of the first day that is not counted yet; null when no machine lowered a level. */
async function selectNextDay(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ day: Date | null }[]>`
    select (
      coalesce(
        (select max(day) + 1 from lowered_levels),
        (
          select min(decided_at at time zone 'utc')::date
          from element_moderations
          where level <> 'top' and decided_by <> 'person'
        )
      )::timestamp at time zone 'utc'
    ) as day`;
  return row?.day ?? null;
}

/** By the worst level of the elements of each content. */
async function insertLoweredLevels(sql: Sql, since: Date, until: Date): Promise<void> {
  await sql`
    insert into lowered_levels (day, high, low, none)
    select
      (${since}::timestamptz at time zone 'utc')::date, count(*) filter (where worst = 2),
      count(*) filter (where worst = 3), count(*) filter (where worst = 4)
    from (
      select max(array_position('{top,high,low,none}', level)) as worst
      from element_moderations
      where level <> 'top'
        and decided_by <> 'person'
        and decided_at >= ${since}
        and decided_at < ${until}
      group by post_id, comment_id, message_id
    ) as lowered
    on conflict (day) do nothing`;
}
