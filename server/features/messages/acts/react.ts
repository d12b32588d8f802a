import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import type { ReactionEmoji } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { Forbidden } from "../../../errors.ts";
import { getMessage, messageNotFound } from "../get-messages.ts";
import { deleteReaction, type ReactionRefusal, upsertReaction } from "./act-queries.ts";

type Reactions = Pick<DirectMessage, "reactions" | "version">;

/**
 * Sets the actor's only reaction to a message (messages.5). Idempotent. Throws `NotFound` for a
 * message that is not theirs or was unsent, and `Forbidden` across a block and until both have
 * opened the conversation.
 */
export function reactToMessage(ctx: MemberCtx, messageId: string, emoji: ReactionEmoji): Promise<Reactions> {
  return changeReaction(ctx, messageId, emoji, upsertReaction);
}

/**
 * Removes the actor's reaction, if it is this one. Idempotent. Throws the same errors as
 * `reactToMessage`.
 */
export function removeReaction(ctx: MemberCtx, messageId: string, emoji: ReactionEmoji): Promise<Reactions> {
  return changeReaction(ctx, messageId, emoji, deleteReaction);
}

const reactionRefusals: Readonly<Record<ReactionRefusal, Text>> = {
  blocked: msg`You can't react while one of you has blocked the other.`,
  request: msg`Accept this request to react to its messages.`,
  // The same whether the request is pending or was declined (messages.6).
  waiting: msg`You can react once this member has accepted your messages.`,
};

async function changeReaction(
  ctx: MemberCtx,
  messageId: string,
  emoji: ReactionEmoji,
  write: typeof upsertReaction,
): Promise<Reactions> {
  const memberId = ctx.actor.id;
  const { outcome, other_id } = await write(ctx.sql, { messageId, memberId, emoji });
  if (outcome === "absent") throw messageNotFound();
  if (outcome !== "same" && outcome !== "changed") throw new Forbidden(reactionRefusals[outcome]);
  if (outcome === "changed" && other_id) {
    for (const id of [memberId, other_id]) {
      ctx.publish({ type: "message_reactions", memberId: id, messageId });
    }
  }
  const { reactions, version } = await getMessage(ctx, messageId);
  return { reactions, version };
}
