import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { ViewerCtx } from "../../posts/hydrate-posts.ts";
import { presentMessages } from "../get-messages.ts";
import { selectMessagesBefore, selectThread } from "./thread-queries.ts";

/**
 * A message of the viewer's conversation with a member and the earlier ones, oldest first, without
 * unsent and hidden ones. Marks nothing delivered. Empty when the message is not in this
 * conversation.
 */
export async function readUpTo(
  ctx: ViewerCtx,
  { otherId, messageId, limit }: { otherId: string; messageId: string; limit: number },
): Promise<DirectMessage[]> {
  const thread = await selectThread(ctx.sql, ctx.actor.id, otherId, messageId);
  if (!thread || thread.position === null) return [];
  const rows = await selectMessagesBefore(ctx.sql, ctx.actor, {
    conversationId: thread.conversation_id,
    limit,
    now: ctx.clock.now(),
    before: thread.position + 1,
  });
  const messages = await presentMessages(ctx, rows.toReversed());
  return messages.filter(({ isUnsent, isHidden }) => !isUnsent && !isHidden);
}
