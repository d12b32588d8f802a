import type { Fragment, Sql } from "../open-database.ts";

/**
 * Rows that a cleanup removes per statement: each takes some milliseconds, and holds its locks no
 * longer.
 */
export const batchSize = 1000;

/** The time limit of a run; the rest is left to the next hour. */
export const longestRunMs = 5 * 60 * 1000;

/** The rows that one statement removed. */
export interface Batch<Place> {
  readonly removed: number;
  /** The last removed row in the order of removal; null when there was none. */
  readonly last: Place | null;
}

/**
 * Removes what is due in batches until nothing is left, the signal fires, or its time ends; returns
 * how many. Each batch begins where the one before stopped: from the beginning it would read past
 * all removed rows.
 */
export async function removeInBatches<Place = Date>(
  removeBatch: (after: Place | null) => Promise<Batch<Place>>,
  signal?: AbortSignal,
): Promise<number> {
  const endsAt = performance.now() + longestRunMs;
  let total = 0;
  let after: Place | null = null;
  while (!signal?.aborted && performance.now() < endsAt) {
    const { removed, last }: Batch<Place> = await removeBatch(after);
    total += removed;
    if (removed < batchSize || last === null) break;
    after = last;
  }
  return total;
}

interface Due {
  /** The column by which an index orders the rows. */
  readonly by: string;
  readonly after: Date | Fragment | null;
  readonly until: Date | Fragment;
  /** Further conditions on the rows. */
  readonly condition?: Fragment;
}

/**
 * The condition of a batch of a table, for its `delete`. The limit is written out, so that the
 * planner knows that rows are few. Rows locked by another statement are left to the next run:
 * cleanups wait for no lock, so they cannot deadlock.
 */
export function isInBatch(
  sql: Sql,
  table: string,
  { by, after, until, condition = sql`true` }: Due,
): Fragment {
  const column = sql(by);
  return sql`ctid = any(array(
    select ctid
    from ${sql(table)}
    where ${column} >= ${after ?? new Date(0)}
      and ${column} <= ${until}
      and ${condition}
    order by ${column}
    limit ${sql.unsafe(String(batchSize))}
    for update skip locked
  ))`;
}

/**
 * The statement that deletes a batch of a table and returns a `Batch`. Each cleanup puts it into a
 * statement of its own, so that metrics and the log name it.
 */
export function deleteBatch(sql: Sql, table: string, due: Due): Fragment {
  return sql`
    with gone as (
      delete from ${sql(table)}
      where ${isInBatch(sql, table, due)}
      returning ${sql(due.by)} as place
    )
    ${selectRemovedBatch(sql)}`;
}

/** The one row of a statement whose CTE `gone` has the `place` of each removed row. */
export function selectRemovedBatch(sql: Sql): Fragment {
  return sql`
    select count(*)::integer as removed, max(place) as last
    from gone`;
}

/** The batch that a statement with `deleteBatch` or `selectRemovedBatch` returns. */
export async function readBatch(rows: PromiseLike<readonly Batch<Date>[]>): Promise<Batch<Date>> {
  const [batch] = await rows;
  return batch ?? { removed: 0, last: null };
}
