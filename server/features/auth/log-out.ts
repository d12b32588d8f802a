import type { RequestCtx } from "../../context.ts";
import { deleteSessionRow } from "./session-queries.ts";

/** Ends the caller's session; being signed out already is fine. */
export async function logOut(ctx: RequestCtx): Promise<void> {
  if (!ctx.actor) return;
  await deleteSessionRow(ctx.sql, ctx.actor.sessionId);
  ctx.actors.forgetSession(ctx.actor.sessionId);
}
