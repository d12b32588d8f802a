import { hideLength } from "../../../db/hide-length.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";

/** Returns the rows of members' lists that are about content which went or came back. */
export async function selectNotices(
  tx: Tx,
  column: "post_id" | "comment_id",
  ids: readonly string[],
): Promise<Notified[]> {
  const rows = await tx<Pick<Notified, "memberId" | "notificationId" | "type">[]>`
    select receiver_id as "memberId", id as "notificationId", type
    from notifications
    where ${tx(column)} = any(${hideLength(tx, ids)})`;
  return rows.map((row) => ({ ...row, isNew: false }));
}

/**
 * Takes back what administrators' removals told the authors of content that came back (admin.4).
 * Returns the rows of their lists that changed.
 */
export async function withdrawRemovals(
  tx: Tx,
  table: "posts" | "comments",
  ids: readonly string[],
): Promise<Notified[]> {
  const rows = await tx<{ notified: Notified | null }[]>`
    select withdraw_notice(content.author_id, 'removed:' || content.id, 'moderation') as notified
    from (select id, author_id from ${tx(table)} where id = any(${
    hideLength(tx, ids)
  }) order by id) as content`;
  return rows.flatMap(({ notified }) => notified ?? []);
}

/** Counts posts that came or went among those of their author. */
export async function countPosts(tx: Tx, authorId: string, change: number): Promise<void> {
  await tx`
    update members set posts_count = posts_count + ${change}::integer where id = ${authorId}`;
}
