import {
  type Batch,
  isInBatch,
  readBatch,
  selectRemovedBatch,
} from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";

/** How much evidence a statement reads, or removes. */
export const settledAtOnce = 50;

export interface DraftRow {
  readonly id: string;
  readonly draft: object;
  readonly kept_for: string;
  /** Those that were not copied yet. */
  readonly image_ids: string[];
  readonly kept_at: Date;
}

/** Evidence that is not encrypted yet, the oldest first, by `evidence_to_settle`. */
export function selectDrafts(sql: Sql, after: DraftRow | null): Promise<DraftRow[]> {
  return sql<DraftRow[]>`
    select
      e.id, e.draft, e.kept_for, e.kept_at,
      array(
        select p.image_id from evidence_pictures p where p.evidence_id = e.id and p.state = 'waiting'
      ) as image_ids
    from evidence e
    where e.content is null
      and e.dropped_at is null
      ${after ? sql`and (e.kept_at, e.id) > (${after.kept_at}, ${after.id}::uuid)` : sql``}
    order by e.kept_at, e.id
    limit ${sql.unsafe(String(settledAtOnce))}`;
}

interface Sealed {
  readonly id: string;
  readonly content: Uint8Array;
  /** Pictures of which no file was found. */
  readonly missing: readonly string[];
  /** The hashes of pictures that nobody may post again (media.13). */
  readonly digests: readonly Uint8Array[];
}

/** Returns false when it was taken back meanwhile, or another process has encrypted it. */
export async function storeSealed(sql: Sql, { id, content, missing, digests }: Sealed): Promise<boolean> {
  const hexes = digests.map((digest) => Buffer.from(digest).toString("hex"));
  const rows = await sql`
    with sealed as (
      update evidence
      set content = ${content}, draft = null
      where id = ${id} and draft is not null
      returning id
    ), copied as (
      update evidence_pictures p
      set state = case when p.image_id = any(${[...missing]}::uuid[]) then 'missing' else 'kept' end
      from sealed
      where p.evidence_id = sealed.id
    ), known as (
      insert into removed_pictures (evidence_id, sha256)
      select distinct sealed.id, decode(hex, 'hex')
      from sealed
      cross join unnest(${hexes}::text[]) as hex
    )
    select id
    from sealed`;
  return rows.length > 0;
}

/** Whether evidence is there, and not taken back. */
export async function isStillKept(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`
    select id
    from evidence
    where id = ${id} and dropped_at is null`;
  return rows.length > 0;
}

export interface DroppedRow {
  readonly id: string;
  readonly image_ids: string[];
}

/** Evidence that was taken back or is over, by `evidence_to_settle`; its files are there still. */
export function selectDropped(sql: Sql): Promise<DroppedRow[]> {
  return sql<DroppedRow[]>`
    select e.id, array(select p.image_id from evidence_pictures p where p.evidence_id = e.id) as image_ids
    from evidence e
    where e.content is null
      and e.dropped_at is not null
    order by e.kept_at, e.id
    limit ${sql.unsafe(String(settledAtOnce))}`;
}

export async function deleteDropped(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    delete from evidence
    where id = any(${[...ids]}::uuid[])
      and dropped_at is not null`;
}

/** Takes away the words of a batch that was kept until a moment, by `evidence_by_age`. */
export async function dropEvidenceBefore(
  sql: Sql,
  { until, at, after }: { readonly until: Date; readonly at: Date; readonly after: Date | null },
): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`
      with gone as (
        update evidence
        set draft = null, content = null, dropped_at = ${at}
        where ${
      isInBatch(sql, "evidence", { by: "kept_at", after, until, condition: sql`dropped_at is null` })
    }
        returning kept_at as place
      )
      ${selectRemovedBatch(sql)}`,
  );
}
