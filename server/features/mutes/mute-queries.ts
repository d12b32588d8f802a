import type { MutablePart } from "#shared/mutes/mutable-parts.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch } from "../../db/cleanup/remove-in-batches.ts";
import { makePageClause } from "../../db/limit-clause.ts";
import type { PlacedPage } from "../../db/place-cursor.ts";
import { isVisibleTo } from "../../db/visibility/visibility.ts";

interface Mute {
  readonly muterId: string;
  readonly mutedId: string;
}

/** Null: everything. */
type WithPart = Mute & { readonly part: MutablePart | null };

/**
 * Mutes, or changes the end of a mute; an ended one starts again. False when the muter sees no such
 * member.
 */
export async function upsertMute(
  sql: Sql,
  { muterId, mutedId, part, endsAt, at }: WithPart & { readonly endsAt: Date | null; readonly at: Date },
): Promise<boolean> {
  const member = sql`
    from members m
    where m.id = ${mutedId}
      and ${isVisibleTo(sql, muterId, sql`m.id`)}`;
  const end = (mutes: Fragment) =>
    sql`
    set
      created_at = case when ${mutes}.ends_at <= ${at} then excluded.created_at else ${mutes}.created_at end,
      ends_at = excluded.ends_at`;
  const rows = part === null
    ? await sql`
    insert into mutes (muter_id, muted_id, created_at, ends_at)
    select ${muterId}, m.id, ${at}, ${endsAt}
    ${member}
    on conflict (muter_id, muted_id) do update ${end(sql`mutes`)}
    returning muted_id`
    : await sql`
    insert into partial_mutes (muter_id, muted_id, part, created_at, ends_at)
    select ${muterId}, m.id, ${part}, ${at}, ${endsAt}
    ${member}
    on conflict (muter_id, muted_id, part) do update ${end(sql`partial_mutes`)}
    returning muted_id`;
  return rows.length > 0;
}

/** Without a part everything, and all parts. False when there is no such member. */
export async function deleteMute(sql: Sql, { muterId, mutedId, part }: WithPart): Promise<boolean> {
  const rows = await sql`
    with member as (
      select id
      from members
      where id = ${mutedId}
    ), unmuted as (
      delete from mutes
      using member
      where muter_id = ${muterId} and muted_id = member.id and ${part}::text is null
    ), unmuted_parts as (
      delete from partial_mutes
      using member
      where muter_id = ${muterId} and muted_id = member.id and part = coalesce(${part}::text, part)
    )
    select id
    from member`;
  return rows.length > 0;
}

/** A mute of a part, as JSON has it. */
export interface PartColumn {
  readonly part: MutablePart;
  readonly endsAt: string | null;
}

interface MuteStatusRow {
  readonly is_muted: boolean;
  readonly ends_at: Date | null;
  readonly parts: readonly PartColumn[] | null;
}

/** Null when the viewer sees no such member. */
export async function selectMuteStatus(
  sql: Sql,
  { muterId, mutedId }: Mute,
  at: Date,
): Promise<MuteStatusRow | null> {
  const [row] = await sql<MuteStatusRow[]>`
    select
      mutes.muted_id is not null as is_muted,
      mutes.ends_at,
      (
        select ${partsOf(sql)}
        from partial_mutes piece
        where piece.muter_id = ${muterId}
          and piece.muted_id = m.id
          and partial_mute_lasts(piece, ${at}::timestamptz)
      ) as parts
    from members m
    left join mutes on mutes.muter_id = ${muterId}
      and mutes.muted_id = m.id
      and mute_lasts(mutes, ${at}::timestamptz)
    where m.id = ${mutedId}
      and ${isVisibleTo(sql, muterId, sql`m.id`)}`;
  return row ?? null;
}

function partsOf(sql: Sql): Fragment {
  return sql`json_agg(json_build_object('part', piece.part, 'endsAt', piece.ends_at) order by piece.part desc)`;
}

export interface MutedRow extends MuteStatusRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  readonly muted_at: Date;
}

/** A page of the members muted at a given time, also in part, the latest first. */
export function selectMuted(
  sql: Sql,
  muterId: string,
  at: Date,
  { after, limit, offset }: PlacedPage,
): Promise<MutedRow[]> {
  return sql<MutedRow[]>`
    with muted as (
      select whole.muted_id, whole.created_at, true as is_whole, whole.ends_at, null::json as parts
      from mutes whole
      where whole.muter_id = ${muterId}
        and mute_lasts(whole, ${at}::timestamptz)
      union all
      select piece.muted_id, max(piece.created_at), false, null, ${partsOf(sql)}
      from partial_mutes piece
      where piece.muter_id = ${muterId}
        and partial_mute_lasts(piece, ${at}::timestamptz)
      group by piece.muted_id
    ), by_member as (
      select
        muted.muted_id, max(muted.created_at) as muted_at, bool_or(muted.is_whole) as is_muted,
        max(muted.ends_at) as ends_at, (array_agg(muted.parts) filter (where not muted.is_whole))[1] as parts
      from muted
      group by muted.muted_id
    )
    select
      m.id, m.username, m.display_name, m.profile_image_url, m.profile_image_made_with_ai,
      by_member.muted_at, by_member.is_muted, by_member.ends_at, by_member.parts
    from by_member
    join members m on m.id = by_member.muted_id
    where ${isVisibleTo(sql, muterId, sql`m.id`)}
      ${
    after
      ? sql`and (by_member.muted_at, by_member.muted_id) < (${new Date(after.order)}, ${after.id}::uuid)`
      : sql``
  }
    order by by_member.muted_at desc, by_member.muted_id desc
    ${makePageClause(sql, { limit, offset })}`;
}

/** Mutes that ended before a moment. */
export async function deleteEndedMutes(sql: Sql, before: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "mutes", { by: "ends_at", after, until: before })}`,
  );
}

/** Mutes of parts that ended before a moment. */
export async function deleteEndedPartialMutes(
  sql: Sql,
  before: Date,
  after: Date | null,
): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "partial_mutes", { by: "ends_at", after, until: before })}`,
  );
}
