import type { Sql } from "../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch } from "../../db/cleanup/remove-in-batches.ts";
import { makePageClause } from "../../db/limit-clause.ts";
import type { PlacedPage } from "../../db/place-cursor.ts";
import { isVisibleTo } from "../../db/visibility/visibility.ts";

interface Mute {
  readonly muterId: string;
  readonly mutedId: string;
}

/**
 * Mutes, or changes the end of a mute; an ended one starts again. False when the muter sees no such
 * member.
 */
export async function upsertMute(sql: Sql, mute: Mute & { endsAt: Date | null; at: Date }): Promise<boolean> {
  const rows = await sql`
    insert into mutes (muter_id, muted_id, created_at, ends_at)
    select ${mute.muterId}, m.id, ${mute.at}, ${mute.endsAt}
    from members m
    where m.id = ${mute.mutedId}
      and ${isVisibleTo(sql, mute.muterId, sql`m.id`)}
    on conflict (muter_id, muted_id) do update
    set
      created_at = case when mutes.ends_at <= ${mute.at} then excluded.created_at else mutes.created_at end,
      ends_at = excluded.ends_at
    returning muted_id`;
  return rows.length > 0;
}

/** False when there is no such member. */
export async function deleteMute(sql: Sql, mute: Mute): Promise<boolean> {
  const rows = await sql`
    with member as (
      select id
      from members
      where id = ${mute.mutedId}
    ), unmuted as (
      delete from mutes
      using member
      where muter_id = ${mute.muterId} and muted_id = member.id
    )
    select id
    from member`;
  return rows.length > 0;
}

interface MuteStatusRow {
  readonly is_muted: boolean;
  readonly ends_at: Date | null;
}

/** Null when the viewer sees no such member. */
export async function selectMuteStatus(
  sql: Sql,
  { muterId, mutedId }: Mute,
  at: Date,
): Promise<MuteStatusRow | null> {
  const [row] = await sql<MuteStatusRow[]>`
    select mutes.muted_id is not null as is_muted, mutes.ends_at
    from members m
    left join mutes on mutes.muter_id = ${muterId}
      and mutes.muted_id = m.id
      and mute_lasts(mutes, ${at}::timestamptz)
    where m.id = ${mutedId}
      and ${isVisibleTo(sql, muterId, sql`m.id`)}`;
  return row ?? null;
}

export interface MutedRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  readonly muted_at: Date;
  readonly ends_at: Date | null;
}

/** A page of the members muted at a given time, the latest first. */
export function selectMuted(
  sql: Sql,
  muterId: string,
  at: Date,
  { after, limit, offset }: PlacedPage,
): Promise<MutedRow[]> {
  return sql<MutedRow[]>`
    select
      m.id, m.username, m.display_name, m.profile_image_url, m.profile_image_made_with_ai,
      mutes.created_at as muted_at, mutes.ends_at
    from mutes
    join members m on m.id = mutes.muted_id
    where mutes.muter_id = ${muterId}
      and mute_lasts(mutes, ${at}::timestamptz)
      and ${isVisibleTo(sql, muterId, sql`m.id`)}
      ${
    after
      ? sql`and (mutes.created_at, mutes.muted_id) < (${new Date(after.order)}, ${after.id}::uuid)`
      : sql``
  }
    order by mutes.created_at desc, mutes.muted_id desc
    ${makePageClause(sql, { limit, offset })}`;
}

/** Mutes that ended before a moment. */
export async function deleteEndedMutes(sql: Sql, before: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "mutes", { by: "ends_at", after, until: before })}`,
  );
}
