import type { TestApp } from "../create-test-app.ts";

/** Tables of counts and of times. */
const counting = ["rate_limits", "ai_budget_days", "ai_use", "free_answers", "bot_budget_days"];

/** The number of rows in each table of members' acts, without jobs. */
export async function rowCounts({ sql }: Pick<TestApp, "sql">): Promise<Readonly<Record<string, number>>> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name
    from information_schema.tables
    where table_schema = 'public'
      and table_type = 'BASE TABLE'
      and table_name <> all (${counting})
    order by table_name`;
  const counted = tables.map(async ({ name }) => {
    const [row] = await sql<{ rows: number }[]>`
      select count(*)::integer as rows
      from ${sql(name)}`;
    return [name, row?.rows ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

/**
 * How many rows were added (or removed) in each table between two counts, without unchanged ones.
 */
export function rowsAdded(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const changes = Object.entries(after).map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, rows]) => rows !== 0));
}
