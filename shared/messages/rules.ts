import { getLevelRank } from "../moderation/moderation-levels.ts";
import type { ModerationLevel } from "../primitives.ts";

/** Limits of a direct message. */
export const messageLimits = {
  contentLength: 2000,
  /** Beside a shared post (posts.9). */
  shareLength: 500,
  altLength: 1500,
  /** Pictures of a message (media.14). */
  pictures: 10,
  searchLength: 200,
  /** Messages per page of a thread. */
  pageSize: 50,
  /** Characters of a message in the list of conversations. */
  previewLength: 50,
  /** Characters of an answered message above its answer. */
  answeredLength: 100,
  imageBytes: 10 * 1024 * 1024,
} as const;

/** A message may be edited for this long after it was sent (messages.16). */
export const editableForMinutes = 15;

/** Whether a message that was sent at `sentAtMs` may still be edited. Both are in ms since 1970. */
export function isEditableAt(sentAtMs: number, nowMs: number): boolean {
  return nowMs < sentAtMs + editableForMinutes * 60_000;
}

/** The reactions, exactly these code points (messages.5). */
export const reactionEmojis = ["\u{1F44D}", "\u2764\uFE0F", "\u{1F602}", "\u{1F622}", "\u{1F62E}"] as const;
export type ReactionEmoji = (typeof reactionEmojis)[number];

/** The state of a conversation for one of its members (messages.6). */
export const conversationStates = ["open", "request", "declined"] as const;
export type ConversationState = (typeof conversationStates)[number];

/**
 * Who may start a conversation with a member: their followers, the members they follow, or nobody
 * (messages.6).
 */
export const messageAudiences = ["followers", "followed", "nobody"] as const;
export type MessageAudience = (typeof messageAudiences)[number];

/** A member's typing shows for this long; clients say so at most once in `typingEveryMs`. */
export const typingShowsMs = 6_000;
export const typingEveryMs = 3_000;

/** The message of a shared post when the member wrote none (posts.9). */
export const defaultShareText = "Check out this post!";

/** The stricter of two members' filters (messages.2); null counts as top. */
export function getChatLevel(one: ModerationLevel | null, other: ModerationLevel | null): ModerationLevel {
  const [a, b] = [one ?? "top", other ?? "top"];
  return getLevelRank(a) < getLevelRank(b) ? a : b;
}

/** A message may be one level looser than its chat (messages.2). */
export function fitsChat(level: ModerationLevel, chat: ModerationLevel): boolean {
  return getLevelRank(level) <= getLevelRank(chat) + 1;
}

/** '9+' above 9, null at 0: the badge of a conversation. */
export function formatConversationBadge(unreadCount: number): string | null {
  if (unreadCount < 1) return null;
  return unreadCount > 9 ? "9+" : String(unreadCount);
}

/** Whether a mute until `mutedUntil` is still on. `nowMs` is in ms since 1970. */
export function isMutedNow(mutedUntil: string | null, nowMs: number): boolean {
  return mutedUntil !== null && Date.parse(mutedUntil) > nowMs;
}
