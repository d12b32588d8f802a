import type { MemberCtx } from "../../context.ts";
import { selectUnreadMessageCount } from "./message-queries.ts";

/** The number of the actor's unread messages, without those hidden by a block. */
export function countUnreadMessages(ctx: MemberCtx): Promise<number> {
  return selectUnreadMessageCount(ctx.sql, ctx.actor.id);
}
