import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import type { SessionRow } from "../present.ts";
import { selectChatSession } from "./chat-session-queries.ts";

/** One of the actor's sessions. Throws `NotFound`, also for another's (ai.4). */
export async function loadChatSession(ctx: MemberCtx, id: string): Promise<SessionRow> {
  const row = await selectChatSession(ctx.sql, { id, memberId: ctx.actor.id, now: ctx.clock.now() });
  if (!row) throw sessionNotFound();
  return row;
}

export function sessionNotFound(): NotFound {
  return new NotFound(msg`This chat is no longer here.`);
}
