import type { ConversationState, MessageAudience } from "#shared/messages/rules.ts";

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

/** How a conversation stands for a member and for the other; null for who is none of the two. */
export interface Sides {
  readonly own: ConversationState | null;
  readonly other: ConversationState | null;
}

/** Whether both have opened the conversation: only then does one see the other type or react (messages.5, messages.8). */
export function isOpenToBoth({ own, other }: Sides): boolean {
  return own === "open" && other === "open";
}

/** Why a member may not react: the request waits for them, or for the other, who may have declined it; null when they may. In SQL: `react_to_message`. */
export function refusalToReact(
  { isBlocked, ...sides }: Sides & { readonly isBlocked: boolean },
): "blocked" | "request" | "waiting" | null {
  if (isBlocked) return "blocked";
  if (isOpenToBoth(sides)) return null;
  return sides.own === "open" ? "waiting" : "request";
}

/** Whether a receiver hears of what the sender writes and takes back: not after declining (messages.6). */
export function hearsOfMessages(state: ConversationState | null): boolean {
  return state !== null && state !== "declined";
}

/** What the sender is told; the interface shows it in the place of the composer. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  blocked: "Unblock this member to send messages",
  blocked_by: "You have been blocked by this user",
  gone: "This account was deleted.",
  not_following: "You can only send messages to members you follow.",
  not_accepting: "This member doesn't accept messages from new people.",
};
