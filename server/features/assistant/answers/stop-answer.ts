import type { MemberCtx } from "../../../context.ts";
import { loadSession } from "../sessions/load-session.ts";
import { markStopped } from "./answer-queries.ts";
import { stopHere } from "./live-answers.ts";

/** Stops what is under way in one of the actor's chats, in whichever process; what came stays. Throws `NotFound`. */
export async function stopAnswer(ctx: MemberCtx, sessionId: string): Promise<{ isStopped: boolean }> {
  await loadSession(ctx, sessionId);
  const isStopped = await markStopped(ctx.sql, sessionId, ctx.actor.id);
  stopHere(ctx, sessionId);
  return { isStopped };
}
