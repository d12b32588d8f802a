import type { Ctx } from "../../context.ts";
import { limitOf } from "../../db/limit-clause.ts";
import type { Sql } from "../../db/open-database.ts";
import { type Notified, notifyMember } from "../notifications/notify-fragments.ts";
import { publishNotified } from "../notifications/publish-notified.ts";

/** How many one statement tells of. */
const atOnce = 200;

/**
 * Tells members for what others thanked them since their last evening, all in one notification
 * (posts.32). Runs as a job each minute; each of them is told once, also by two workers.
 */
export async function tellThanks(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const told = await tellDue(ctx.sql, ctx.clock.now());
    publishNotified(ctx, told.map(({ notified }) => notified));
    if (told.length < atOnce) return;
  }
}

/** Null: for what is gone, or who hears nothing of its giver. */
function tellDue(sql: Sql, at: Date): Promise<{ readonly notified: Notified | null }[]> {
  const notice = notifyMember(sql, {
    type: "thanks",
    receiverId: sql`told.receiver_id`,
    actorId: sql`told.giver_id`,
    // Also of who crossed time zones: an evening is a group.
    group: sql`('thanks:' || extract(epoch from told.tell_at)::bigint)`,
    postId: null,
    at,
  });
  return sql<{ notified: Notified | null }[]>`
    with due as materialized (
      select t.id
      from thanks t
      where t.told_at is null and t.tell_at <= ${at}
      order by t.tell_at
      limit ${limitOf(sql, atOnce)}
      for update skip locked
    ), told as materialized (
      update thanks t
      set told_at = ${at}
      from due
      where t.id = due.id
      returning t.id, t.giver_id, t.receiver_id, t.post_id, t.comment_id, t.tell_at
    ), ordered as materialized (
      -- Groups of several receivers are locked in one order.
      select told.*
      from told
      order by told.receiver_id, told.tell_at, told.id
    )
    select case when exists (
        select from posts p where p.id = told.post_id and p.removed_at is null
        union all
        select from comments c where c.id = told.comment_id and c.deleted_at is null and c.removed_at is null
      ) then ${notice} end as notified
    from ordered told`;
}
