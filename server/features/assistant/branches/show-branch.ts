import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { answerUnderWay } from "../answers/answer-refusals.ts";
import { publishChat } from "../publish-chat.ts";
import type { Tx } from "../../../db/open-database.ts";

/**
 * Shows the branch of one of the actor's questions, and of it what was shown last (ai.24). Throws
 * `NotFound`, and `Conflict` while an answer is under way in the chat.
 */
export async function showBranch(ctx: MemberCtx, questionId: string): Promise<{ sessionId: string }> {
  const at = ctx.clock.now();
  const question = { questionId, memberId: ctx.actor.id, at };
  const sessionId = await ctx.db.transaction((tx) => showBranchOf(tx, question));
  if (sessionId === null) throw new NotFound(msg`This question is no longer here.`);
  publishChat(ctx, ctx.actor.id, sessionId);
  return { sessionId };
}

/** Returns the chat; null when the member has no such question. */
async function showBranchOf(
  tx: Tx,
  { questionId, memberId, at }: { questionId: string; memberId: string; at: Date },
): Promise<string | null> {
  const [question] = await tx<{ session_id: string }[]>`
    select q.session_id
    from ai_messages q
    join ai_sessions s on s.id = q.session_id and s.member_id = ${memberId}
    where q.id = ${questionId} and q.role = 'user'`;
  if (!question) return null;
  const { session_id: sessionId } = question;
  if (!await lockSession(tx, sessionId)) return null;
  const [answer] = await tx`
    select id
    from ai_reservations
    where session_id = ${sessionId} and expires_at > ${at}
    limit 1`;
  if (answer) throw answerUnderWay();
  await tx`
    select show_ai_branch(
      ${sessionId}::uuid, ai_branch_end(${sessionId}::uuid, ${questionId}::uuid), ${at}::timestamptz
    )`;
  return sessionId;
}

/** Returns false when it is gone. */
async function lockSession(tx: Tx, sessionId: string): Promise<boolean> {
  const rows = await tx`select id from ai_sessions where id = ${sessionId} for no key update`;
  return rows.length > 0;
}
