import type { MemberCtx } from "../../../context.ts";
import { markMessagesRead } from "./tick-queries.ts";

/** Marks a member's messages to the actor read, up to `upTo`. Idempotent. */
export async function markConversationRead(
  ctx: MemberCtx,
  { userId, upTo }: { readonly userId: string; readonly upTo: string | null },
): Promise<{ success: true }> {
  const reader = ctx.actor.id;
  const read = await markMessagesRead(ctx.sql, { readerId: reader, otherId: userId, upTo });
  if (read) {
    ctx.publish({ type: "conversation_changed", memberId: reader, userId });
    ctx.publish({ type: "unread", memberId: reader });
  }
  if (read?.tick) {
    const messageId = read.message_id;
    ctx.publish({ type: `message_${read.tick}`, memberId: userId, messageId, receiverId: reader });
  }
  return { success: true };
}
