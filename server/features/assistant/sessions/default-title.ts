import type { MemberCtx } from "../../../context.ts";
import { defaultSessionTitle } from "#shared/assistant/session-title.ts";
import { zoneOrUtc } from "#shared/time-zone.ts";
import { selectTimeZone } from "./chat-session-queries.ts";

/** The title of a chat that the actor begins now, in their local time. */
export async function makeDefaultTitle(ctx: MemberCtx): Promise<string> {
  const timeZone = zoneOrUtc(await selectTimeZone(ctx.sql, ctx.actor.id));
  return defaultSessionTitle(new Date(ctx.clock.now().toLocaleString("en-US", { timeZone })));
}
