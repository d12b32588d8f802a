import type { ConversationSummary, DirectMessage } from "#shared/messages/shapes.ts";

/** Whether the member may write to the other. */
export function mayWrite({ isBlocked, isBlockedBy, refusal }: ConversationSummary): boolean {
  return !isBlocked && !isBlockedBy && refusal === null;
}

/** Whether a message may be answered: one that shows something, where the member may write. */
export function isAnswerable({ isUnsent, isHidden }: DirectMessage, summary: ConversationSummary): boolean {
  return !isUnsent && !isHidden && mayWrite(summary);
}
