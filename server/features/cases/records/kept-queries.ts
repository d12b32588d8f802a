import {
  type Batch,
  isInBatch,
  readBatch,
  selectRemovedBatch,
} from "../../../db/cleanup/remove-in-batches.ts";
import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";
import type { EvidenceToKeep } from "../../moderation/cases/keep-evidence.ts";
import { presentText, textColumns, type TextRow } from "../../moderation/cases/snapshot-fragments.ts";
import type { ContentKind } from "../effects/effect.ts";

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

export interface ContentRef {
  readonly kind: ContentKind;
  readonly id: string;
}

interface ContentRow extends TextRow, ContentRef {
  readonly post_id: string | null;
  readonly receiver_id: string | null;
}

/** Content as evidence keeps it. */
interface KeptContent extends ContentRef {
  readonly memberId: string | null;
  readonly content: EvidenceToKeep["content"];
}

/** Posts, comments and messages as they stand, hidden or not; what is gone is left out. */
export async function selectContents(tx: Tx, refs: readonly ContentRef[]): Promise<KeptContent[]> {
  if (refs.length === 0) return [];
  const idsOf = (kind: ContentKind) =>
    tx`any(${refs.filter((ref) => ref.kind === kind).map(({ id }) => id)}::uuid[])`;
  const columns = (author: Fragment) => textColumns(tx, author, tx`true`);
  const rows = await tx<ContentRow[]>`
    select 'post' as kind, said.id, null::uuid as post_id, null::uuid as receiver_id, ${
    columns(tx`said.author_id`)
  }
    from posts said
    where said.id = ${idsOf("post")} and said.repost_of_id is null
    union all
    select 'comment', said.id, said.post_id, null, ${columns(tx`said.author_id`)}
    from (select *, null::uuid as image_id, null::text as image_alt from comments) as said
    where said.id = ${idsOf("comment")}
    union all
    select 'message', said.id, null, said.receiver_id, ${columns(tx`said.sender_id`)}
    from messages said
    where said.id = ${idsOf("message")}`;
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    memberId: row.member_id,
    content: {
      texts: [presentText(row)],
      ...(row.post_id !== null && { postId: row.post_id }),
      ...(row.receiver_id !== null && { receiverId: row.receiver_id }),
    },
  }));
}

/**
 * Empties the snapshots of a batch of closed cases, by `cases_with_copies`, and lets go of their
 * pictures, whose files go as soon as nothing else shows them.
 */
export async function deleteCopiesBefore(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`
      with gone as (
        update cases
        set snapshot = '{"excerpt": "", "texts": [], "verdicts": []}', has_copies = false
        where ${
      isInBatch(sql, "cases", {
        by: "closed_at",
        after,
        until,
        condition: sql`has_copies and closed_at is not null`,
      })
    }
        returning id, closed_at as place
      ), pictures as (
        delete from case_pictures
        where case_id in (select id from gone)
        returning image_id
      ), examined as (
        insert into images_to_examine (image_id, since)
        select i.id, i.created_at
        from pictures p
        join images i on i.id = p.image_id
      )
      ${selectRemovedBatch(sql)}`,
  );
}
