import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { mapAnswerErrors } from "../answers/answer-refusals.ts";
import { publishChat } from "../publish-chat.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Shows the branch of one of the actor's questions, and of it what was shown last (ai.24). Throws
 * `NotFound`, and `Conflict` while an answer is under way in the chat.
 */
export async function showBranch(ctx: MemberCtx, questionId: string): Promise<{ sessionId: string }> {
  const at = ctx.clock.now();
  const sessionId = await mapAnswerErrors(
    at,
    () => showBranchOf(ctx.sql, { questionId, memberId: ctx.actor.id, at }),
  );
  if (sessionId === null) throw new NotFound("This question is no longer here.");
  publishChat(ctx, ctx.actor.id, sessionId);
  return { sessionId };
}

/** See show_ai_question. Returns the session; null when the member has no such question. */
async function showBranchOf(
  sql: Sql,
  { questionId, memberId, at }: { questionId: string; memberId: string; at: Date },
): Promise<string | null> {
  const [row] = await sql<{ session_id: string | null }[]>`
    select show_ai_question(${questionId}::uuid, ${memberId}::uuid, ${at}::timestamptz) as session_id`;
  return row?.session_id ?? null;
}
