import type { Ctx } from "../../../context.ts";
import { publishNotified } from "../../notifications/notify/publish-notified.ts";
import {
  endFollow,
  removeComments,
  removeLikes,
  removePosts,
  unsendMessages,
} from "./remove-content-of-member-queries.ts";

interface Removal {
  readonly memberId: string;
  /** The content is kept. */
  readonly isKept: boolean;
  /** Messages are kept when content is removed. */
  readonly keepsMessages: boolean;
}

/**
 * Ends the follows of a deleted bot (bots.4) or member (auth.18), and unless it is kept removes
 * their content and likes in batches, so that no statement locks many rows: posts with everything
 * attached, comments, likes, and their side of conversations. Resumes where it stopped.
 */
export async function removeContentOfMember(
  ctx: Ctx,
  { memberId, isKept, keepsMessages }: Removal,
  signal: AbortSignal,
): Promise<void> {
  const { sql, clock } = ctx;
  const follows = () => endFollow(sql, memberId);
  const removals = isKept ? [follows] : [
    follows,
    () => removePosts(sql, memberId),
    () => removeComments(sql, memberId, clock.now()),
    () => removeLikes(sql, memberId),
    ...(keepsMessages ? [] : [() => unsendMessagesOf(ctx, memberId)]),
  ];
  for (const remove of removals) {
    let left = true;
    while (left) {
      signal.throwIfAborted();
      const { removed, notified } = await remove();
      publishNotified(ctx, notified);
      left = removed > 0;
    }
  }
}

async function unsendMessagesOf(ctx: Ctx, memberId: string) {
  const { removed, unsent } = await unsendMessages(ctx.sql, memberId, ctx.clock.now());
  for (const { id, receiverId } of unsent) {
    ctx.publish({ type: "message_changed", memberId: receiverId, messageId: id });
    ctx.publish({ type: "conversation_changed", memberId: receiverId, userId: memberId });
    ctx.publish({ type: "unread", memberId: receiverId });
  }
  return { removed, notified: [] };
}
