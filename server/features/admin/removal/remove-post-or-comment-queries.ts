import type { Sql } from "../../../db/open-database.ts";
import { type Notified, notifyFromProduct } from "../../notifications/notify/notify-fragments.ts";
import { deletedPostColumns } from "../../posts/publish/post-deletion-fragments.ts";
import { originalOf } from "../../../db/visibility/post-visibility.ts";
import { type Act, insertAuditEntry } from "../audit/audit-fragments.ts";

interface Removal extends Act {
  readonly subjectId: string;
  readonly reason: string;
}

/** The notifications that a removal added or removed. */
export interface RemovedRow {
  readonly gone: readonly Notified[] | null;
  readonly notified: Notified | null;
}

/**
 * Removes a post, or a repost's original, as its author would, but without cost. Returns null when
 * it does not exist.
 */
export async function removePostRow(sql: Sql, act: Removal): Promise<RemovedRow | null> {
  const [row] = await sql<RemovedRow[]>`
    with removed as (
      delete from posts
      where id = ${originalOf(sql, act.subjectId)}
      returning id, author_id, content, image_id, image_alt
    ), gone as (
      update members
      set posts_count = posts_count - 1
      from removed
      where members.id = removed.author_id
      returning removed.*, members.username
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`gone`,
      targetId: sql`gone.author_id`,
      targetUsername: sql`gone.username`,
      subjectId: sql`gone.id`,
      details: sql`
          jsonb_build_object('words', gone.content)
            || case when gone.image_id is null then '{}' else jsonb_build_object('imageDescription', gone.image_alt) end`,
    })
  })
    select ${deletedPostColumns(sql)}, ${removalNotice(sql, act, "post")} as notified
    from gone`;
  return row ?? null;
}

/** Removes a comment; see delete_comment. Returns null when it does not exist. */
export async function removeCommentRow(sql: Sql, act: Removal): Promise<RemovedRow | null> {
  const [row] = await sql<RemovedRow[]>`
    with done as (
      select
        c.id, c.author_id, c.content, c.post_id, m.username,
        delete_comment(c.id, c.author_id, ${act.at}) as deleted
      from comments c
      join members m on m.id = c.author_id
      where c.id = ${act.subjectId}
    ), gone as (
      select *
      from done
      where deleted is not null
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`gone`,
      targetId: sql`gone.author_id`,
      targetUsername: sql`gone.username`,
      subjectId: sql`gone.id`,
      details: sql`jsonb_build_object('words', gone.content, 'postId', gone.post_id)`,
    })
  })
    select deleted -> 'notified' as gone, ${removalNotice(sql, act, "comment")} as notified
    from gone`;
  return row ?? null;
}

/** The notification to the author, with the reason. It names no post, since that is deleted. */
function removalNotice(sql: Sql, { actor, reason, at }: Removal, kind: "post" | "comment") {
  return notifyFromProduct(sql, {
    type: "moderation",
    // Members are not notified of their own acts (notifications.3).
    receiverId: sql`nullif(gone.author_id, ${actor.id}::uuid)`,
    group: sql`('removed:' || gone.id)`,
    postId: null,
    at,
    message: `Your ${kind} was removed: ${reason}`,
  });
}
