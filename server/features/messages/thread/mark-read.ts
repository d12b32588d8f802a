import type { MemberCtx } from "../../../context.ts";
import { markRead } from "./tick-queries.ts";

/** Marks what a member wrote to the actor read, never beyond `upTo`. Again changes nothing. */
export async function markConversationRead(
  ctx: MemberCtx,
  { userId, upTo }: { readonly userId: string; readonly upTo: string | null },
): Promise<{ success: true }> {
  const reader = ctx.actor.id;
  const read = await markRead(ctx.sql, { readerId: reader, otherId: userId, upTo });
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
