/** The two lists of conversations (messages.6). */
export type ConversationListKind = "open" | "request";

/** Keys of conversations and their messages. */
export const messageKeys = {
  /** Prefix of all `list`. */
  lists: ["messages", "conversations"],
  /** `filter` is part of the other member's names; blank for all. */
  list: (kind: ConversationListKind, filter: string) => ["messages", "conversations", kind, filter],
  /** Prefix of all `summary`. */
  summaries: ["messages", "summary"],
  summary: (userId: string) => ["messages", "summary", userId],
  /** Prefix of all `thread`. */
  threads: ["messages", "thread"],
  thread: (userId: string) => ["messages", "thread", userId],
  /** Prefix of all `search`. */
  searches: ["messages", "search"],
  search: (words: string) => ["messages", "search", words],
} as const;
