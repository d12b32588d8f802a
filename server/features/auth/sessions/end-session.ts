import type { MemberCtx, RequestCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { canEndSession } from "../permissions.ts";
import { deleteSessionRow, findSession } from "./session-queries.ts";

/** Signs one of the member's sessions out, at once. Throws `NotFound` for anybody else's. */
export async function endSession(ctx: MemberCtx, id: string): Promise<void> {
  const session = await findSession(ctx.sql, id);
  if (!session || !canEndSession(ctx.actor, session)) {
    throw new NotFound("This session has already ended.");
  }
  await deleteSessionRow(ctx.sql, id);
  ctx.actors.forgetSession(id);
}

/** Ends the caller's session; being signed out already is fine. */
export async function logOut(ctx: RequestCtx): Promise<void> {
  if (!ctx.actor) return;
  await deleteSessionRow(ctx.sql, ctx.actor.sessionId);
  ctx.actors.forgetSession(ctx.actor.sessionId);
}
