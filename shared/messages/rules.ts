import { levelRank } from "../moderation/rules.ts";
import type { ModerationLevel } from "../primitives.ts";

/** Limits of a direct message. */
export const messageLimits = {
  contentLength: 2000,
  /** Beside a shared post (A§5). */
  shareLength: 500,
} as const;

/** What a shared post is sent with when nothing was written (A§5). */
export const defaultShareText = "Check out this post!";

/** The stricter of two members' filters (decision 64); no preference is top (decision 30). */
export function chatLevel(one: ModerationLevel | null, other: ModerationLevel | null): ModerationLevel {
  const [a, b] = [one ?? "top", other ?? "top"];
  return levelRank(a) < levelRank(b) ? a : b;
}

/** A message may be one level looser than its chat (decision 64). */
export function fitsChat(level: ModerationLevel, chat: ModerationLevel): boolean {
  return levelRank(level) <= levelRank(chat) + 1;
}
