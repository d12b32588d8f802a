import { msg } from "@lingui/core/runtime-macro";
import { product } from "#shared/product.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden, Invalid } from "../../errors.ts";
import { memberNotFound } from "../members/get-member.ts";
import { canBlock, isUnblockable } from "./permissions.ts";
import { type Block, deleteBlock, selectBlockStatus } from "./block-queries.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Blocks a member, also one who has blocked the actor. Idempotent (api.7). Throws `Invalid` for
 * oneself, `Forbidden` for the assistant, `NotFound`.
 */
export async function blockMember(ctx: MemberCtx, memberId: string): Promise<{ isBlocked: boolean }> {
  if (!canBlock(ctx.actor, memberId)) throw new Invalid(msg`You can't block yourself.`);
  const standing = await selectBlockStatus(ctx.sql, ctx.actor.id, memberId);
  if (!standing) throw memberNotFound();
  if (isUnblockable(standing.username)) {
    throw new Forbidden(
      msg`${{ assistantName: product.assistantName }} can't be blocked. You can mute her instead.`,
    );
  }
  const block = { blockerId: ctx.actor.id, blockedId: memberId, at: ctx.clock.now() };
  if (!await insertBlock(ctx.sql, block)) throw memberNotFound();
  publishBlock(ctx, "user_blocked", memberId);
  return { isBlocked: true };
}

/** Removes the actor's block. Idempotent (api.7). Throws `NotFound`. */
export async function unblockMember(ctx: MemberCtx, memberId: string): Promise<{ isBlocked: boolean }> {
  if (!await deleteBlock(ctx.sql, { blockerId: ctx.actor.id, blockedId: memberId })) throw memberNotFound();
  publishBlock(ctx, "user_unblocked", memberId);
  return { isBlocked: false };
}

/** Publishes to both sides, whose counts leave out the other's acts while blocked. */
function publishBlock(ctx: MemberCtx, type: "user_blocked" | "user_unblocked", memberId: string): void {
  ctx.changed([`reader:${ctx.actor.id}`, `reader:${memberId}`]);
  for (const [one, other] of [[ctx.actor.id, memberId], [memberId, ctx.actor.id]] as const) {
    ctx.publish({ type, memberId: one, userId: other });
    ctx.publish({ type: "unread", memberId: one });
  }
}

/** Blocks once and ends follows both ways. False when there is no such member. */
async function insertBlock(sql: Sql, block: Block & { at: Date }): Promise<boolean> {
  const [row] = await sql<{ is_done: boolean }[]>`
    select block_member(${block.blockerId}, ${block.blockedId}, ${block.at}) as is_done`;
  return row?.is_done ?? false;
}
