import { createHash } from "node:crypto";
import type { Sql } from "../../../../../server/db/open-database.ts";
import { largeFunctions, type LargeGroup, type LargeSize } from "./large-size.ts";

/**
 * Fills an empty, migrated database with a group's tables: indexes and keys are made over all rows.
 */
export async function fillLargeGroup(sql: Sql, group: LargeGroup, size: LargeSize): Promise<void> {
  await sql.unsafe(largeFunctions(size, new Date()));
  const fillings = group.fillings(size);
  const tables = [...new Set(fillings.map(({ table }) => table))];
  const aside = await selectAside(sql, tables);
  for (const { remove } of aside) await sql.unsafe(remove);
  await setTriggers(sql, tables, "disable");
  for (const { table, statement } of fillings) await timed(`rows of ${table}`, () => sql.unsafe(statement));
  await setTriggers(sql, tables, "enable");
  for (const { make } of aside) await timed(make, () => sql.unsafe(make));
  await timed("vacuum (analyze)", () => sql.unsafe("vacuum (analyze)"));
  await Promise.all([1, 2, 9].map((n) => addSession(sql, n)));
}

/** Names what takes long. */
async function timed(what: string, work: () => PromiseLike<unknown>): Promise<void> {
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  if (seconds > 10) console.log(`${seconds.toFixed(0).padStart(4)} s  ${what.slice(0, 110)}`);
}

/** The token with which member n reads. */
export function tokenOf(n: number): string {
  return createHash("sha256").update(`large-session-${n}`).digest("base64url");
}

async function addSession(sql: Sql, n: number): Promise<void> {
  const hash = createHash("sha256").update(tokenOf(n)).digest();
  await sql`
    insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
    values (gen_random_uuid(), large_member(${n}), ${hash}, now(), now(), now() + interval '30 days')`;
}

async function setTriggers(sql: Sql, tables: readonly string[], state: "enable" | "disable"): Promise<void> {
  for (const table of tables) await sql.unsafe(`alter table ${table} ${state} trigger user`);
}

/**
 * Foreign keys of these tables, made again without looking at the rows, and their indexes, keys
 * included.
 */
function selectAside(sql: Sql, tables: readonly string[]): Promise<{ remove: string; make: string }[]> {
  return sql<{ remove: string; make: string }[]>`
    with filled as (
      select unnest(${tables as string[]}::text[])::regclass as oid
    ), keys as (
      select 1 as turn, conrelid, conname, pg_get_constraintdef(oid) || case when convalidated then ' not valid' else '' end as definition
      from pg_constraint
      where contype = 'f' and conparentid = 0 and (conrelid in (select oid from filled) or confrelid in (select oid from filled))
    ), plain as (
      select i.indexrelid, i.indrelid
      from pg_index i
      join pg_class c on c.oid = i.indrelid
      where i.indrelid in (select oid from filled)
        and c.relkind = 'r'
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype <> 'f')
    )
    select remove, make
    from (
      select turn, format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, definition) as make
      from keys
      union all
      select 0, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from plain
    ) as part
    order by turn`;
}
