import type { MemberCtx } from "../../../context.ts";
import { formatSessionTitle } from "#shared/assistant/session-title.ts";
import { getZoneOrUtc } from "#shared/time-zone.ts";
import { selectTimeZone } from "./chat-session-queries.ts";

/** The title of a chat that the actor begins now, in their local time. */
export async function makeDefaultTitle(ctx: MemberCtx): Promise<string> {
  const timeZone = getZoneOrUtc(await selectTimeZone(ctx.sql, ctx.actor.id));
  return formatSessionTitle(new Date(ctx.clock.now().toLocaleString("en-US", { timeZone })));
}
