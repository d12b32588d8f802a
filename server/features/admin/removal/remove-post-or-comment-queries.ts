import { undoMinutes } from "#shared/cases/decision-kinds.ts";
import type { Sql } from "../../../db/open-database.ts";
import { type Notified, notifyFromProduct } from "../../notifications/notify-fragments.ts";
import { type Act, insertAuditEntry } from "../audit/audit-fragments.ts";

interface Removal extends Act {
  readonly subjectId: string;
  readonly reason: string;
  /** The id of a case that is opened for it, unless there is one. */
  readonly caseId: string;
}

/** The case that a removal closed, if any, and the notifications that it added or removed. */
export interface RemovedRow {
  readonly case_id: string | null;
  readonly gone: readonly Notified[] | null;
  readonly notified: Notified | null;
}

/**
 * Removes a post, or a repost's original; see remove_as_administrator. Returns null when it does
 * not exist or is removed already.
 */
export async function removePostRow(sql: Sql, act: Removal): Promise<RemovedRow | null> {
  const [row] = await sql<RemovedRow[]>`
    with hidden as materialized (
      select remove_as_administrator('post', ${decisionOf(sql, act)}) as done
    ), gone as (
      select p.id, p.author_id, m.username, hidden.done
      from hidden
      join posts p on p.id = (hidden.done ->> 'id')::uuid
      join members m on m.id = p.author_id
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`gone`,
      targetId: sql`gone.author_id`,
      targetUsername: sql`gone.username`,
      subjectId: sql`gone.id`,
      details: caseOfRemoval(sql),
    })
  })
    select done ->> 'caseId' as case_id, done -> 'notified' as gone, ${
    removalNotice(sql, act, "post")
  } as notified
    from gone`;
  return row ?? null;
}

/** Removes a comment. Returns null when it does not exist or is deleted. */
export async function removeCommentRow(sql: Sql, act: Removal): Promise<RemovedRow | null> {
  const [row] = await sql<RemovedRow[]>`
    with hidden as materialized (
      select remove_as_administrator('comment', ${decisionOf(sql, act)}) as done
    ), gone as (
      select c.id, c.author_id, c.post_id, m.username, hidden.done
      from hidden
      join comments c on c.id = (hidden.done ->> 'id')::uuid
      join members m on m.id = c.author_id
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`gone`,
      targetId: sql`gone.author_id`,
      targetUsername: sql`gone.username`,
      subjectId: sql`gone.id`,
      details: sql`${caseOfRemoval(sql)} || jsonb_build_object('postId', gone.post_id)`,
    })
  })
    select done ->> 'caseId' as case_id, done -> 'notified' as gone, ${
    removalNotice(sql, act, "comment")
  } as notified
    from gone`;
  return row ?? null;
}

/** The words are in the case, as long as it keeps them: the audit is kept for ever (admin.5). */
function caseOfRemoval(sql: Sql) {
  return sql`jsonb_strip_nulls(jsonb_build_object('case', gone.done -> 'caseId'))`;
}

function decisionOf(sql: Sql, { id, caseId, subjectId, actor, reason, at }: Removal) {
  const noticeAt = new Date(at.getTime() + undoMinutes * 60_000);
  return sql`${sql.json({ id, caseId, subjectId, actorId: actor.id, reason, at, noticeAt })}::jsonb`;
}

/** The notification to the author, with the reason. It names no post, since nobody sees that. */
function removalNotice(sql: Sql, { id, actor, reason, at }: Removal, kind: "post" | "comment") {
  return notifyFromProduct(sql, {
    type: "moderation",
    // Members are not notified of their own acts (notifications.3).
    receiverId: sql`nullif(gone.author_id, ${actor.id}::uuid)`,
    group: sql`('removed:' || gone.id)`,
    postId: null,
    at,
    decisionId: id,
    message: `Your ${kind} was removed: ${reason}`,
  });
}
