import type { CopiedPartition, CopiedSequence } from "./copied-tables-queries.ts";
import type { CopyConnection } from "./copy-connection.ts";

interface Part {
  readonly remove: string;
  readonly make: string;
}

/**
 * The foreign keys of all tables, and what removes and makes them. Rows come in the order of
 * tables, which no order of ours could make right: a key is made again, and so checked, when all
 * are there. No superuser is needed for it, as the setting `session_replication_role` would.
 */
export function selectForeignKeys({ rows }: CopyConnection): Promise<Part[]> {
  return rows<Part>(`
    select
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint
    where contype = 'f'
      and conparentid = 0
      and connamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
    order by oid`);
}

/** The indexes that no constraint needs: made over all rows, they take a fraction of the time. */
export function selectPlainIndexes({ rows }: CopyConnection): Promise<Part[]> {
  return rows<Part>(`
    select
      format('drop index %s', i.indexrelid::regclass) as remove,
      pg_get_indexdef(i.indexrelid) as make
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker')
      and c.relkind = 'r'
      and not c.relispartition
      and not i.indisreplident
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype <> 'f')
    order by i.indexrelid`);
}

/** Triggers are about what happens; these rows have happened. */
export async function setTriggers(
  { rows }: CopyConnection,
  tables: readonly string[],
  state: "disable" | "enable",
): Promise<void> {
  await rows(tables.map((name) => `alter table ${name} ${state} trigger user`).join(";\n"));
}

/** Somebody besides Lisa, whom a migration makes. */
const anyMember = "exists (select from public.members where id <> '01900000-0000-7000-8000-000000000001')";

/**
 * Removes the rows that migrations made, also of tables that the product's role may only add to,
 * such as the ledger: as their owner it takes the right for a moment. Throws when there are
 * members.
 */
export async function emptyTables({ rows }: CopyConnection, tables: readonly string[]): Promise<void> {
  await rows("lock table public.members in access exclusive mode");
  const [found] = await rows<{ hasMembers: boolean }>(`select ${anyMember} as "hasMembers"`);
  if (found?.hasMembers) {
    throw new Error("The database has members: it is not emptied, and nothing was kept.");
  }
  const refused = await rows<{ name: string }>(
    `select name
    from unnest(string_to_array($1::text, ',')) as name
    where not has_table_privilege(name, 'truncate')`,
    [tables.join(",")],
  );
  const names = refused.map(({ name }) => name).join(", ");
  if (names) await rows(`grant truncate on ${names} to current_user`);
  await rows(`truncate ${tables.join(", ")}`);
  if (names) await rows(`revoke truncate on ${names} from current_user`);
}

export async function makePartitions(
  { rows }: CopyConnection,
  partitions: readonly CopiedPartition[],
): Promise<void> {
  for (const { name, parent, bounds } of partitions) {
    await rows(`create table if not exists ${name} partition of ${parent} ${bounds}`);
  }
}

export async function setSequences(
  { rows }: CopyConnection,
  sequences: readonly CopiedSequence[],
): Promise<void> {
  for (const { name, lastValue } of sequences) {
    await rows("select setval($1::text::regclass, $2::text::bigint, true)", [name, lastValue]);
  }
}

/** How far an import came, as the database itself says: a mark lies in it until all is done. */
export interface ImportState {
  /** Neither tables of ours nor others. */
  readonly isEmpty: boolean;
  readonly isBegun: boolean;
  readonly hasMembers: boolean;
  /** The source it was filled from, and how many rows it has; null before the rows are there. */
  readonly filled: { readonly source: string; readonly rows: number } | null;
}

/** Changes nothing. */
export async function readImportState({ rows }: CopyConnection): Promise<ImportState> {
  const [state] = await rows<{ isBegun: boolean; isEmpty: boolean; hasTable: boolean }>(`
    select
      to_regclass('public.import_begun') is not null as "isBegun",
      to_regclass('public.members') is not null as "hasTable",
      not exists (
        select
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p')
      ) as "isEmpty"`);
  const { isBegun = false, isEmpty = false, hasTable = false } = state ?? {};
  const members = hasTable ? await rows<{ hasMembers: boolean }>(`select ${anyMember} as "hasMembers"`) : [];
  const filled = isBegun
    ? await rows<{ source: string; rows: number }>(
      "select source, row_count::float8 as rows from public.import_begun",
    )
    : [];
  return { isBegun, isEmpty, hasMembers: members[0]?.hasMembers ?? false, filled: filled[0] ?? null };
}

/** Half of an import may be filled again; what has members is a community, and is never emptied. */
export function mayBeFilled({ isBegun, isEmpty, hasMembers }: ImportState): boolean {
  return isEmpty || isBegun && !hasMembers;
}

/**
 * Marks the database as one that an import fills: nothing starts on it before the mark is gone.
 * Returns false, and changes nothing, when something else is in it.
 */
export async function beginImport(connection: CopyConnection): Promise<boolean> {
  if (!mayBeFilled(await readImportState(connection))) return false;
  await connection.rows(
    "create table if not exists public.import_begun (source text not null, row_count bigint not null)",
  );
  return true;
}

/** To be called in the transaction of the rows: from here on they are never loaded again. */
export async function noteFilled(
  { rows }: CopyConnection,
  source: string,
  count: number,
): Promise<void> {
  await rows("insert into public.import_begun (source, row_count) values ($1::text, $2::text::bigint)", [
    source,
    String(count),
  ]);
}

export async function endImport({ rows }: CopyConnection): Promise<void> {
  await rows("drop table public.import_begun");
}
