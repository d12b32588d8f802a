import type { CopyConnection } from "./copy-connection.ts";

/** A table with rows to copy. */
export interface CopiedTable {
  /** With its schema, quoted where that is needed: `public.posts`. */
  readonly name: string;
  /** Those that are not computed from others, quoted where that is needed. */
  readonly columns: readonly string[];
  /** Its rows lie in partitions. */
  readonly isPartitioned: boolean;
}

/** A partition that the schema's migrations may not make. */
export interface CopiedPartition {
  readonly name: string;
  readonly parent: string;
  /** `FOR VALUES FROM … TO …`, or `DEFAULT`. */
  readonly bounds: string;
}

export interface CopiedSequence {
  readonly name: string;
  readonly lastValue: string;
}

/**
 * Our tables: tables of the product and of the job queue. Rows that only matter for the moment
 * (unlogged) stay, and so do those which say which functions and queue migrations were applied:
 * another database has its own.
 */
const ofOurs = `
  n.nspname in ('public', 'graphile_worker')
  and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
  )`;
const isCopied = `
  ${ofOurs}
  and c.relkind in ('r', 'p')
  and not c.relispartition
  and c.relpersistence = 'p'
  and (n.nspname, c.relname) not in (
    ('public', 'schema_functions'), ('public', 'import_begun'), ('graphile_worker', 'migrations')
  )`;

export function selectTables({ rows }: CopyConnection): Promise<CopiedTable[]> {
  return rows<CopiedTable>(`
    select
      c.oid::regclass::text as name,
      c.relkind = 'p' as "isPartitioned",
      (
        select jsonb_agg(quote_ident(a.attname) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where ${isCopied}
    order by n.nspname desc, c.relname collate "C"`);
}

export function selectPartitions({ rows }: CopyConnection): Promise<CopiedPartition[]> {
  return rows<CopiedPartition>(`
    select
      c.oid::regclass::text as name,
      i.inhparent::regclass::text as parent,
      pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_inherits i on i.inhrelid = c.oid
    where ${ofOurs} and c.relispartition and c.relkind = 'r'
    order by c.relname collate "C"`);
}

/** Those that were used; `pg_sequences` says null of the others. */
export function selectSequences({ rows }: CopyConnection): Promise<CopiedSequence[]> {
  return rows<CopiedSequence>(`
    select c.oid::regclass::text as name, s.last_value::text as "lastValue"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_sequences s on s.schemaname = n.nspname and s.sequencename = c.relname
    where ${ofOurs} and c.relkind = 'S' and s.last_value is not null
    order by n.nspname, c.relname collate "C"`);
}

export async function selectServerVersion({ rows }: CopyConnection): Promise<string> {
  const [row] = await rows<{ version: string }>("select current_setting('server_version') as version");
  return row?.version ?? "";
}

/** The migrations in their order; null without their table: no Glimmer wrote this database. */
export async function selectMigrations(
  { rows }: CopyConnection,
): Promise<{ name: string; checksum: string }[] | null> {
  const [row] = await rows<{ known: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as known",
  );
  if (!row?.known) return null;
  return await rows(`select name, checksum from public.schema_migrations order by name collate "C"`);
}

/** A row a line, as text; a newline inside a value is written `\n`. */
export function copyOutStatement({ name, columns, isPartitioned }: CopiedTable): string {
  const list = columns.join(", ");
  return isPartitioned ? `copy (select ${list} from ${name}) to stdout` : `copy ${name} (${list}) to stdout`;
}

/** `freeze` spares the first vacuum, and needs a table that the same transaction emptied. */
export function copyInStatement({ name, columns, isPartitioned }: CopiedTable): string {
  return `copy ${name} (${columns.join(", ")}) from stdin${isPartitioned ? "" : " with (freeze)"}`;
}
