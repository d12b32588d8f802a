import type { Database, Sql, Tx } from "../db/open-database.ts";
import type { TestApp } from "./create-test-app.ts";

/**
 * Runs calls against rows that a transaction has locked: each begins once the one before it waits
 * for a lock, and all continue together when the last one waits. Every call must get to the point
 * of waiting.
 */
export async function runWhileLocked<T>(
  db: Database,
  lock: (tx: Tx) => PromiseLike<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const begun: Promise<T>[] = [];
  await db.transaction(async (tx) => {
    await lock(tx);
    for (const call of calls) {
      begun.push(call());
      while (await countWaiting(tx) < begun.length) await tx`select pg_sleep(0.01)`;
    }
  });
  return await Promise.all(begun);
}

/** How many sessions of this database wait for a lock. */
export async function countWaiting(tx: Sql): Promise<number> {
  // Within a transaction the result would never change.
  await tx`select pg_stat_clear_snapshot()`;
  const [row] = await tx<{ waiting: number }[]>`
    select count(*) as waiting
    from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.waiting ?? 0;
}

/** Resolves once a statement on this database waits for another's row lock. */
export async function waitUntilBlocked(t: Pick<TestApp, "sql">): Promise<void> {
  for (;;) {
    const waiting = await t.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (waiting.length > 0) return;
  }
}
