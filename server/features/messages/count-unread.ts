import type { MemberCtx } from "../../context.ts";
import { selectUnreadCount } from "./message-queries.ts";

/** The number of the actor's unread messages, without those hidden by a block. */
export function countUnread(ctx: MemberCtx): Promise<number> {
  return selectUnreadCount(ctx.sql, ctx.actor.id);
}
