import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { getEarnedXp } from "#shared/xp/earnings.ts";
import type { Fragment, Sql } from "../../../../server/db/open-database.ts";
import { recordActivity } from "../../../../server/features/xp/activity/record-activity-fragments.ts";
import { type Activity, payOf } from "../../../../server/features/xp/pay-and-charge-fragments.ts";
import { dayMs } from "../compose/community.ts";

/**
 * Pays for the members' acts as the product does: once, with daily caps, crown bonus and streaks.
 */
export async function saveActivity(tx: Sql, now: Date): Promise<void> {
  const pay = async (activity: Omit<Activity, "at">, done: Fragment) => {
    await tx`
      select count(${recordActivity(tx, { ...activity, at: tx`done.created_at` })})
      from (${done} order by 2) as done`;
  };
  const actorId = tx`done.member_id`;
  const target = tx`done.id`;
  const ownerId = tx`done.owner_id`;
  // All levels of a kind in one order of time: what was paid is counted by the day.
  const paidOf = (kind: "post" | "comment") => {
    const levels = moderationLevels.map((level) => ({ level, ...payOf(kind, level) }));
    return tx`jsonb_to_recordset(${
      tx.json(levels)
    }::jsonb) as paid (level text, amount integer, bonus integer)`;
  };
  const pays = { amount: tx`done.amount`, bonus: tx`done.bonus` };
  await pay(
    { kind: "post", actorId, target, ownerId: null, pays },
    tx`
      select id, created_at, author_id as member_id, paid.amount, paid.bonus
      from posts
      join ${paidOf("post")} on paid.level = moderation_level
      where repost_of_id is null`,
  );
  await pay(
    { kind: "comment", actorId, target, ownerId, pays },
    tx`
      select
        c.id, c.created_at, c.author_id as member_id,
        case when parent.author_id = c.author_id then c.author_id else p.author_id end as owner_id,
        paid.amount, paid.bonus
      from comments c
      join ${paidOf("comment")} on paid.level = c.moderation_level
      join posts p on p.id = c.post_id
      left join comments parent on parent.id = c.parent_id`,
  );
  const onPosts = { like: tx`post_likes`, bookmark: tx`post_bookmarks`, share: tx`post_shares` };
  for (const [kind, table] of Object.entries(onPosts) as [keyof typeof onPosts, Fragment][]) {
    await pay(
      { kind, actorId, target, ownerId },
      tx`
        select p.id, tie.created_at, tie.member_id, p.author_id as owner_id
        from ${table} tie
        join posts p on p.id = tie.post_id`,
    );
  }
  await pay(
    { kind: "comment_like", actorId, target, ownerId },
    tx`
      select c.id, tie.created_at, tie.member_id, c.author_id as owner_id
      from comment_likes tie
      join comments c on c.id = tie.comment_id`,
  );
  await pay(
    { kind: "repost", actorId, target, ownerId },
    tx`
      select p.id, r.created_at, r.author_id as member_id, p.author_id as owner_id
      from posts r
      join posts p on p.id = r.repost_of_id`,
  );
  await pay(
    { kind: "referral", actorId, target, ownerId: target },
    tx`
      select id, created_at, referred_by as member_id
      from members
      where referred_by is not null`,
  );
  await saveStreaks(tx, now);
}

/** Gives everybody but bots a streak up to today; members who write more have longer ones. */
async function saveStreaks(tx: Sql, now: Date): Promise<void> {
  await tx`
    select count(xp_record_visit(m.id, day::date, ${
    getEarnedXp("streak")
  }::integer, day + interval '8 hours'))
    from members m
    cross join generate_series(
      ${new Date(now.getTime() - 26 * dayMs)}::timestamptz::date,
      ${now}::timestamptz::date,
      interval '1 day'
    ) as day
    where not m.is_bot
      and day > ${now}::timestamptz - (2 + m.posts_count) * interval '1 day'`;
}
