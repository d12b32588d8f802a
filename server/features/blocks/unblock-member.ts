import type { MemberCtx } from "../../context.ts";
import { memberNotFound } from "../members/get-member.ts";
import { deleteBlock } from "./queries.ts";

/** Lifts the actor's block; again changes nothing (decision 6). Throws `NotFound`. */
export async function unblockMember(ctx: MemberCtx, memberId: string): Promise<{ isBlocked: boolean }> {
  if (!await deleteBlock(ctx.sql, { blockerId: ctx.actor.id, blockedId: memberId })) throw memberNotFound();
  return { isBlocked: false };
}
