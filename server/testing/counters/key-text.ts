import type { Fragment, Sql } from "../../db/open-database.ts";

/** The columns of each table's primary key. */
export type Keys = ReadonlyMap<string, readonly string[]>;

export async function selectKeys(sql: Sql): Promise<Keys> {
  const rows = await sql<{ name: string; columns: string[] }[]>`
    select c.conrelid::regclass::text as name, array_agg(a.attname::text order by part.n) as columns
    from pg_constraint c
    cross join unnest(c.conkey) with ordinality as part (attnum, n)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = part.attnum
    where c.contype = 'p'
    group by c.conrelid`;
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** The key of the row `r`, e.g. `member_id = 0197… and kind = post`. */
export function keyText(sql: Sql, columns: readonly string[] = []): Fragment {
  const parts = columns.map((column) => sql`${`${column} = `}::text || r.${sql(column)}`);
  return sql`concat_ws(' and '${parts.map((part) => sql`, ${part}`)})`;
}
