import { listVisibleLevels } from "#shared/moderation/content-filter.ts";
import { pollReasons } from "#shared/notifications/poll-reasons.ts";
import { limitOf } from "../../db/limit-clause.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { filterInForceOf, selectLevelsFor } from "../../db/visibility/content-visibility.ts";
import { isPostVisibleTo } from "../../db/visibility/post-visibility.ts";
import { type Notified, notifyFromPoll } from "../notifications/notify-fragments.ts";

/** How many voters one statement tells. */
const toldTogether = 200;

/** The posts whose polls have reached their end, the earliest first, by `polls_to_end`. */
export async function selectEnded(sql: Sql, now: Date, most: number): Promise<string[]> {
  const rows = await sql<{ post_id: string }[]>`
    select post_id
    from polls
    where told_at is null
      and ended_at is null
      and ends_at <= ${now}
    order by ends_at, post_id
    limit ${limitOf(sql, most)}`;
  return rows.map((row) => row.post_id);
}

/** The posts whose polls have ended, and not all of whose voters were told. */
export async function selectUntold(sql: Sql, now: Date, most: number): Promise<string[]> {
  const rows = await sql<{ post_id: string }[]>`
    select post_id
    from polls
    where told_at is null
      and ended_at is not null
      and ends_at <= ${now}
    order by ends_at, post_id
    limit ${limitOf(sql, most)}`;
  return rows.map((row) => row.post_id);
}

/**
 * Ends a poll: from now on no vote is counted, so all votes are there for whoever tells the voters.
 * Its author is told in the same statement. Nothing where another process was first.
 */
export async function endPoll(sql: Sql, postId: string, now: Date): Promise<(Notified | null)[]> {
  const told = notifyFromPoll(sql, {
    receiverId: sql`p.author_id`,
    actorId: null,
    postId: sql`p.id`,
    at: now,
    reason: pollReasons.author,
  });
  const rows = await sql<{ notified: Notified | null }[]>`
    with post as materialized (
      -- First, as whoever deletes it does.
      select id from posts where id = ${postId} for key share
    ), ended as (
      update polls
      set ended_at = ${now}
      from post
      where polls.post_id = post.id and polls.ended_at is null
      returning polls.post_id
    )
    select ${told} as notified
    from ended
    join posts p on p.id = ended.post_id
    where p.removed_at is null`;
  return rows.map(({ notified }) => notified);
}

/**
 * Tells the next voters of a poll that has ended, in the order of their ids, without those who see
 * the post no more. How far it came is written with what they are told, so nobody is told twice.
 * Null where another process is about to tell them, or deletes the post.
 */
export async function tellVoters(sql: Sql, postId: string, now: Date): Promise<readonly Notified[] | null> {
  const told = notifyFromPoll(sql, {
    receiverId: sql`batch.voter_id`,
    actorId: sql`p.author_id`,
    postId: sql`p.id`,
    at: now,
    reason: pollReasons.voter,
  });
  const viewer = { id: sql`batch.voter_id`, levels: sql`batch.levels` };
  const [row] = await sql<{ notified: readonly Notified[] }[]>`
    with post as materialized (
      select id from posts where id = ${postId} for key share skip locked
    ), poll as materialized (
      select polls.post_id, polls.told_up_to
      from post
      join polls on polls.post_id = post.id
      where polls.ended_at is not null and polls.told_at is null
      for no key update of polls skip locked
    ), batch as materialized (
      select v.voter_id, ${levelsOf(sql, now)} as levels
      from poll
      cross join lateral (
        select vote.voter_id
        from poll_votes vote
        where vote.post_id = poll.post_id
          and vote.voter_id > coalesce(poll.told_up_to, '00000000-0000-0000-0000-000000000000')
        order by vote.voter_id
        limit ${limitOf(sql, toldTogether)}
      ) as v
      join members m on m.id = v.voter_id
    ), notified as materialized (
      select ${told} as one
      from batch
      join posts p on p.id = ${postId}
      where ${isPostVisibleTo(sql, viewer)}
      order by batch.voter_id
    ), advanced as (
      update polls
      set
        told_up_to = case
          when (select count(*) from batch) = ${toldTogether} then (select voter_id from batch order by voter_id desc limit 1)
        end,
        told_at = case when (select count(*) from batch) < ${toldTogether} then ${now}::timestamptz end
      from poll
      where polls.post_id = poll.post_id
      returning polls.post_id
    )
    select
      coalesce((select json_agg(one) from notified where one is not null), '[]') as notified
    from advanced`;
  return row?.notified ?? null;
}

function levelsOf(sql: Sql, now: Date): Fragment {
  return selectLevelsFor(sql, filterInForceOf(sql, now), listVisibleLevels);
}
