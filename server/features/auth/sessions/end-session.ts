import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx, RequestCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { canEndSession } from "../permissions.ts";
import { deleteSessionRow, findSession } from "./session-queries.ts";

/** Ends one of the member's sessions at once. Throws `NotFound` for another member's. */
export async function endSession(ctx: MemberCtx, id: string): Promise<void> {
  const session = await findSession(ctx.sql, id);
  if (!session || !canEndSession(ctx.actor, session)) {
    throw new NotFound(msg`This session has already ended.`);
  }
  await deleteSessionRow(ctx.sql, id);
  ctx.actors.forgetSession(id);
  ctx.publish({ type: "sessions_ended", memberId: ctx.actor.id, sessionId: id });
}

/** Ends the caller's session, if there is one. */
export async function logOut(ctx: RequestCtx): Promise<void> {
  if (!ctx.actor) return;
  const { id: memberId, sessionId } = ctx.actor;
  await deleteSessionRow(ctx.sql, sessionId);
  ctx.actors.forgetSession(sessionId);
  ctx.publish({ type: "sessions_ended", memberId, sessionId });
}
