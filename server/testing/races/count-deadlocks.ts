import type { Sql } from "../../db/open-database.ts";

/**
 * The deadlocks of this database since it was created, including retried statements and the
 * worker's own connections. A backend may report its counts only when it ends: close the pool
 * first.
 */
export async function countDeadlocks(observer: Sql): Promise<number> {
  const [row] = await observer<{ deadlocks: number }[]>`
    select deadlocks from pg_stat_database where datname = current_database()`;
  return row?.deadlocks ?? 0;
}
