import type { MemberCtx } from "../../context.ts";
import { selectUnreadCount } from "./queries.ts";

/** How many messages the actor has not read, without those a block hides. */
export function countUnread(ctx: MemberCtx): Promise<number> {
  return selectUnreadCount(ctx.sql, ctx.actor.id);
}
