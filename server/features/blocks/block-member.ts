import { product } from "#shared/product.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden, Invalid } from "../../errors.ts";
import { memberNotFound } from "../members/get-member.ts";
import { canBlock, isUnblockable } from "./permissions.ts";
import { deleteBlock, insertBlock, selectBlockStatus } from "./queries.ts";

/**
 * Blocks a member, who may have blocked the actor first; again changes nothing (api.7). Throws `Invalid` for oneself,
 * `Forbidden` for the assistant, `NotFound`.
 */
export async function blockMember(ctx: MemberCtx, memberId: string): Promise<{ isBlocked: boolean }> {
  if (!canBlock(ctx.actor, memberId)) throw new Invalid("You can't block yourself.");
  const standing = await selectBlockStatus(ctx.sql, ctx.actor.id, memberId);
  if (!standing) throw memberNotFound();
  if (isUnblockable(standing.username)) {
    throw new Forbidden(`${product.assistantName} cannot be blocked. You can mute her instead.`);
  }
  const block = { blockerId: ctx.actor.id, blockedId: memberId, at: ctx.clock.now() };
  if (!await insertBlock(ctx.sql, block)) throw memberNotFound();
  return { isBlocked: true };
}

/** Lifts the actor's block; again changes nothing (api.7). Throws `NotFound`. */
export async function unblockMember(ctx: MemberCtx, memberId: string): Promise<{ isBlocked: boolean }> {
  if (!await deleteBlock(ctx.sql, { blockerId: ctx.actor.id, blockedId: memberId })) throw memberNotFound();
  return { isBlocked: false };
}
