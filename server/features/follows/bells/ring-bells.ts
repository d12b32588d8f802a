import type { Ctx } from "../../../context.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import { selectLevelsInForce } from "../../../db/visibility/content-visibility.ts";
import { isPostOfferedTo } from "../../../db/visibility/post-visibility.ts";
import { type Notified, notifyMember } from "../../notifications/notify-fragments.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";

/** How many members one statement notifies. */
const atOnce = 200;

/**
 * Notifies who has a bell for a post's author, and to whom the post would be offered
 * (notifications.7). Who was mentioned or quoted in it heard of it already, in the same group. Runs
 * as a job, and may run again: each member hears of a post once.
 */
export async function ringBells(ctx: Ctx, postId: string, signal?: AbortSignal): Promise<void> {
  let after: string | null = null;
  while (!signal?.aborted) {
    const rung: readonly RungRow[] = await notifyOfPost(ctx.sql, { postId, after, at: ctx.clock.now() });
    publishNotified(ctx, rung.map(({ notified }) => notified));
    after = rung.at(-1)?.memberId ?? null;
    if (rung.length < atOnce) return;
  }
}

interface RungRow {
  readonly memberId: string;
  /** Null: the post is hidden from them, or they turned this off. */
  readonly notified: Notified | null;
}

/** Of the next members with a bell, by their ids. */
function notifyOfPost(
  sql: Sql,
  { postId, after, at }: { readonly postId: string; readonly after: string | null; readonly at: Date },
): Promise<RungRow[]> {
  const viewer = { id: sql`m.id`, levels: selectLevelsInForce(sql, at) };
  return sql<RungRow[]>`
    with post as materialized (
      -- First, as whoever deletes it does.
      select id from posts where id = ${postId} for key share
    )
    select
      m.id as "memberId",
      case when ${isPostOfferedTo(sql, viewer)} then ${
    notifyMember(sql, {
      type: "post",
      receiverId: sql`m.id`,
      actorId: sql`p.author_id`,
      group: sql`('post:' || p.id)`,
      postId: sql`p.id`,
      at,
    })
  } end as notified
    from post
    join posts p on p.id = post.id
    cross join lateral (
      select f.follower_id
      from follows f
      where f.followed_id = p.author_id
        and f.has_bell
        ${after === null ? sql`` : sql`and f.follower_id > ${after}`}
      order by f.follower_id
      limit ${limitOf(sql, atOnce)}
    ) as bell
    join members m on m.id = bell.follower_id
    order by m.id`;
}
