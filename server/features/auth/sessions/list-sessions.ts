import type { Session } from "#shared/auth/contract.ts";
import type { SessionCtx } from "../../../context.ts";
import { presentSession } from "../present.ts";
import { selectSessions } from "./session-queries.ts";

/** The member's live sessions, most recently used first. */
export async function listSessions(ctx: SessionCtx): Promise<Session[]> {
  const rows = await selectSessions(ctx.sql, ctx.actor.id, ctx.clock.now());
  return rows.map((row) => presentSession(row, ctx.actor.sessionId));
}
