import type { Database, Sql } from "../../db/open-database.ts";

interface UpdatedRows {
  readonly rows: number;
  /** The updates among these that wrote no index. */
  readonly withoutIndex: number;
}

/** How many rows of each table the work updates. */
export async function updatedRows<Table extends string>(
  db: Pick<Database, "transaction">,
  tables: readonly Table[],
  work: (tx: Sql) => Promise<unknown>,
): Promise<Record<Table, UpdatedRows>> {
  return await db.transaction(async (tx) => {
    const before = await counted(tx, tables);
    await work(tx);
    const after = await counted(tx, tables);
    return Object.fromEntries(after.map(({ name, rows, hot }, n) => [name, {
      rows: rows - (before[n]?.rows ?? 0),
      withoutIndex: hot - (before[n]?.hot ?? 0),
    }])) as Record<Table, UpdatedRows>;
  });
}

function counted(tx: Sql, tables: readonly string[]) {
  return tx<{ name: string; rows: number; hot: number }[]>`
    select
      name,
      pg_stat_get_xact_tuples_updated(name::regclass) as rows,
      pg_stat_get_xact_tuples_hot_updated(name::regclass) as hot
    from unnest(${tables as string[]}::text[]) as name`;
}
