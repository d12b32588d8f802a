import { levelRank } from "../moderation/rules.ts";
import type { ModerationLevel } from "../primitives.ts";

/** Limits of a direct message. */
export const messageLimits = {
  contentLength: 2000,
  /** Beside a shared post (posts.9). */
  shareLength: 500,
} as const;

/** The message of a shared post when the member wrote none (posts.9). */
export const defaultShareText = "Check out this post!";

/** The stricter of two members' filters (messages.2); null counts as top. */
export function chatLevel(one: ModerationLevel | null, other: ModerationLevel | null): ModerationLevel {
  const [a, b] = [one ?? "top", other ?? "top"];
  return levelRank(a) < levelRank(b) ? a : b;
}

/** A message may be one level looser than its chat (messages.2). */
export function fitsChat(level: ModerationLevel, chat: ModerationLevel): boolean {
  return levelRank(level) <= levelRank(chat) + 1;
}
