import type { MessageAudience } from "#shared/messages/rules.ts";

/** The relation between a sender and a receiver. */
export interface Standing {
  readonly isFollowing: boolean;
  /** Whether the receiver follows the sender. */
  readonly isFollowed: boolean;
  /** Whether the receiver has written to the sender before. Of Lisa always: she writes to whoever asked her. */
  readonly hasReceived: boolean;
  /** Whether the receiver has an open conversation with the sender: a message is nothing new there. */
  readonly isOpen: boolean;
  readonly isBlocked: boolean;
  readonly isBlockedBy: boolean;
  /** `deleted`: a member who deleted their account (auth.18), or a bot that was deleted (bots.4). */
  readonly receiver: "member" | "bot" | "assistant" | "deleted";
  /** Whom the receiver lets start a conversation (messages.6). */
  readonly audience: MessageAudience;
}

type Refusal = "blocked" | "blocked_by" | "gone" | "not_following" | "not_accepting";

/** A follower may start a conversation and the receiver may reply (messages.1, messages.6); a block either way forbids both. */
export function canMessage(standing: Standing): boolean {
  return refusalToMessage(standing) === null;
}

/** Why the sender may not write to the receiver; null when they may. In SQL: `may_message`. */
export function refusalToMessage(standing: Standing): Refusal | null {
  if (standing.isBlocked) return "blocked";
  if (standing.isBlockedBy) return "blocked_by";
  if (standing.receiver === "deleted") return "gone";
  if (standing.receiver === "assistant" || standing.hasReceived) return null;
  if (!standing.isFollowing) return "not_following";
  if (standing.receiver === "bot" || standing.isOpen) return null;
  const isAccepted = standing.audience === "followers" ||
    (standing.audience === "followed" && standing.isFollowed);
  return isAccepted ? null : "not_accepting";
}

/** What the sender is told; the interface shows it in the place of the composer. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  blocked: "Unblock this member to send messages",
  blocked_by: "You have been blocked by this user",
  gone: "This account was deleted.",
  not_following: "You can only send messages to members you follow.",
  not_accepting: "This member doesn't accept messages from new people.",
};
