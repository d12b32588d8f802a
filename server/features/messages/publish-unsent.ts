import type { ConversationState } from "#shared/messages/rules.ts";
import type { Ctx } from "../../context.ts";
import { receivesMessageEvents } from "./what-receiver-hears.ts";

/** A message that looks unsent since a statement committed, or not any more. */
interface Unsent {
  readonly id: string;
  readonly senderId: string;
  readonly receiverId: string;
  /** The conversation's state for the receiver. */
  readonly receiverState: ConversationState | null;
}

/**
 * Tells both members of a message that was unsent (messages.9), or removed by moderators or
 * restored (`hideMessage`, `restoreMessage`).
 */
export function publishUnsent(ctx: Pick<Ctx, "publish">, message: Unsent): void {
  const { id: messageId, senderId, receiverId, receiverState } = message;
  ctx.publish({ type: "message_changed", memberId: senderId, messageId });
  if (!receivesMessageEvents(receiverState)) return;
  ctx.publish({ type: "message_changed", memberId: receiverId, messageId });
  ctx.publish({ type: "conversation_changed", memberId: receiverId, userId: senderId });
  ctx.publish({ type: "unread", memberId: receiverId });
}
