import type { Fragment, Sql } from "../open-database.ts";

/** How many rows a cleanup removes in one statement: each takes some milliseconds, and holds its locks no longer. */
export const batchSize = 1000;

/** A run that takes longer goes on an hour later. */
export const longestRunMs = 5 * 60 * 1000;

/** What one statement removed. */
export interface Batch<Place> {
  readonly removed: number;
  /** The last one in the order in which they are removed; null when there was none. */
  readonly last: Place | null;
}

/**
 * Removes what is due, a batch at a time, until nothing is left, the signal, or the end of its time; returns how many. Each batch begins
 * where the one before stopped: from the beginning it would read past all that those before have removed.
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
  /** The column that an index has the rows in the order of. */
  readonly by: string;
  readonly after: Date | Fragment | null;
  readonly until: Date | Fragment;
  /** What else holds of them. */
  readonly condition?: Fragment;
}

/**
 * The condition of a batch of a table, for its `delete`. The limit is written out, so that the planner knows how few they are. What
 * another statement holds is left to the next run: cleanups wait for nobody, so they close no circle of waiting ones.
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

/** The one row of a statement whose part `gone` has the `place` of each removed row. */
export function selectRemovedBatch(sql: Sql): Fragment {
  return sql`
    select count(*)::integer as removed, max(place) as last
    from gone`;
}

/** The batch that a statement with `selectRemovedBatch` returns. */
export async function readBatch(rows: PromiseLike<readonly Batch<Date>[]>): Promise<Batch<Date>> {
  const [batch] = await rows;
  return batch ?? { removed: 0, last: null };
}
