import type { MemberCtx } from "../../context.ts";
import { memberNotFound } from "../members/get-member.ts";
import { selectBlockStatus } from "./block-queries.ts";

/** Whether the actor has blocked a member, and the other way round. Throws `NotFound`. */
export async function getBlockStatus(ctx: MemberCtx, memberId: string) {
  const row = await selectBlockStatus(ctx.sql, ctx.actor.id, memberId);
  if (!row) throw memberNotFound();
  return { isBlocked: row.is_blocked, isBlockedBy: row.is_blocked_by };
}
