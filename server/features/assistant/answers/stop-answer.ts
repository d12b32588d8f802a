import type { MemberCtx } from "../../../context.ts";
import { loadChatSession } from "../sessions/load-chat-session.ts";
import { markStopped, type Stopping } from "./answer-queries.ts";
import { findLiveAnswer } from "./live-answers.ts";

interface Stopped {
  /** False: no answer was under way. */
  readonly isStopped: boolean;
}

/**
 * Stops the answer under way in one of the actor's chats, and keeps the text so far. Throws
 * `NotFound`.
 */
export async function stopSession(ctx: MemberCtx, sessionId: string): Promise<Stopped> {
  await loadChatSession(ctx, sessionId);
  return await stopQuestions(ctx, { sessionId });
}

/**
 * Stops the answer to one of the actor's questions, also in a temporary chat (ai.3). Another
 * member's question is treated as one that is not being answered.
 */
export async function stopAnswer(ctx: MemberCtx, questionId: string): Promise<Stopped> {
  return await stopQuestions(ctx, { questionId });
}

/** This process stops at once, another when it next reads the reservation. */
async function stopQuestions(ctx: MemberCtx, of: Stopping): Promise<Stopped> {
  const questions = await markStopped(ctx.sql, of, ctx.actor.id);
  for (const id of questions) findLiveAnswer(ctx, id)?.stop();
  return { isStopped: questions.length > 0 };
}
