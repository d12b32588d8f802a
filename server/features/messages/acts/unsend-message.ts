import { msg } from "@lingui/core/runtime-macro";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { Forbidden } from "../../../errors.ts";
import { removeUnusedImage } from "../../media/remove-image.ts";
import { getMessage, messageNotFound } from "../get-messages.ts";
import { publishUnsent } from "../publish-unsent.ts";
import { markUnsent } from "./act-queries.ts";

/**
 * Unsends the actor's message for both members, at any time, also across a block: only its place is
 * kept (messages.9). Idempotent. Throws `NotFound` for a message of others, and `Forbidden` for one
 * that the actor received.
 */
export async function unsendMessage(ctx: MemberCtx, messageId: string): Promise<DirectMessage> {
  const memberId = ctx.actor.id;
  const row = await markUnsent(ctx.sql, { messageId, memberId, at: ctx.clock.now() });
  if (row.outcome === "absent") throw messageNotFound();
  if (row.outcome === "foreign") throw new Forbidden(msg`You can only unsend messages you wrote.`);
  const { receiver_id: receiverId, receiver_state: receiverState } = row;
  if (row.outcome === "unsent" && receiverId) {
    publishUnsent(ctx, { id: messageId, senderId: memberId, receiverId, receiverState });
  }
  if (row.image_id) await removeUnusedImage(ctx, row.image_id);
  return await getMessage(ctx, messageId);
}
