import type { Sql } from "../../../../db/open-database.ts";
import type { DrawnAct, Rhythm } from "./draw-acts.ts";

/**
 * The given hours that have not been drawn for an active bot; none while the bots are switched off.
 */
export async function selectUndrawn(
  sql: Sql,
  hours: readonly Date[],
): Promise<(Rhythm & { readonly startsAt: Date })[]> {
  const rows = await sql<
    (Omit<Rhythm, "hours"> & { readonly startsAt: Date; readonly from: string; readonly until: string })[]
  >`
    select
      b.member_id as "memberId",
      b.works_from as "from",
      b.works_until as "until",
      b.post_frequency::float8 as "postFrequency",
      b.comment_frequency::float8 as "commentFrequency",
      b.like_frequency::float8 as "likeFrequency",
      b.writes_texts as "writesTexts",
      b.draws_images as "drawsImages",
      hour.starts_at as "startsAt"
    from bot_users b
    cross join unnest(${hours.map((hour) => hour.toISOString())}::timestamptz[]) as hour (starts_at)
    where b.is_active
      and (select is_on from bot_switch)
      and not exists (
        select from bot_hours h where h.member_id = b.member_id and h.starts_at = hour.starts_at
      )`;
  return rows.map(({ from, until, ...bot }) => ({ ...bot, hours: { from, until } }));
}

interface DrawnHour {
  readonly memberId: string;
  readonly startsAt: Date;
  readonly seed: number;
  readonly acts: readonly DrawnAct[];
}

/**
 * Stores hours with their acts, except hours that another process drew first, or whose bot is gone
 * or was stopped.
 */
export async function insertHours(sql: Sql, hours: readonly DrawnHour[]): Promise<void> {
  const acts = hours.flatMap(({ memberId, startsAt, acts }) =>
    acts.map((act) => ({ ...act, memberId, startsAt }))
  );
  await sql`
    with switch as (
      select from bot_switch where is_on for share
    ), living as (
      select member_id
      from bot_users
      where member_id = any(${hours.map(({ memberId }) => memberId)}::uuid[])
        and is_active
        and exists (select from switch)
      order by member_id
      for share
    ), drawn as (
      insert into bot_hours (member_id, starts_at, seed)
      select given.*
      from unnest(
        ${hours.map(({ memberId }) => memberId)}::uuid[],
        ${hours.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
        ${hours.map(({ seed }) => seed)}::bigint[]
      ) as given (member_id, starts_at, seed)
      join living using (member_id)
      order by member_id, starts_at
      on conflict do nothing
      returning member_id, starts_at
    )
    insert into bot_acts (id, member_id, kind, due_at, state)
    select act.id, act.member_id, act.kind, act.due_at, 'waiting'
    from unnest(
      ${acts.map(({ id }) => id)}::uuid[],
      ${acts.map(({ memberId }) => memberId)}::uuid[],
      ${acts.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
      ${acts.map(({ kind }) => kind)}::text[],
      ${acts.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]
    ) as act (id, member_id, starts_at, kind, due_at)
    join drawn using (member_id, starts_at)`;
}
