import type { MemberCtx } from "../../context.ts";
import { selectRequestCount, selectUnreadMessageCount } from "./message-queries.ts";

/** The number of the actor's unread messages, without those hidden by a block. */
export function countUnreadMessages(ctx: MemberCtx): Promise<number> {
  return selectUnreadMessageCount(ctx.sql, ctx.actor.id);
}

/** The number of requests that wait for the actor, without those hidden by a block. */
export function countRequests(ctx: MemberCtx): Promise<number> {
  return selectRequestCount(ctx.sql, ctx.actor.id);
}
