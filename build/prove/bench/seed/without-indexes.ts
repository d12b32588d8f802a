import type { Sql } from "../../../../server/db/open-database.ts";

/**
 * Fills tables without their foreign keys and indexes, and makes those afterwards: several times as
 * fast. Primary keys stay.
 */
export async function withoutIndexes(
  sql: Sql,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const aside = await sql<{ drop: string; restore: string }[]>`
    select
      format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as restore
    from pg_constraint c
    where c.contype = 'f'
      and c.conrelid = any(${tables as string[]}::text[]::regclass[])
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    from pg_index i
    where i.indrelid = any(${tables as string[]}::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
  for (const { drop } of aside) await sql.unsafe(drop);
  await fill();
  // Indexes first: the foreign keys are checked with them. An index's definition
  // begins with `create`.
  for (const { restore } of aside.toSorted((a, b) => b.restore.localeCompare(a.restore, "en"))) {
    await sql.unsafe(restore);
  }
}
