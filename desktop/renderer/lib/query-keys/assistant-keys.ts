export const assistantKeys = {
  all: ["assistant"],
  models: ["assistant", "models"],
  sessions: ["assistant", "sessions"],
  sessionsWith: (title: string) => ["assistant", "sessions", title],
  session: (id: string) => ["assistant", "sessions", "one", id],
  /** Below the sessions: whatever changes these may change what was found in them. */
  said: (words: string) => ["assistant", "sessions", "said", words],
  /** The mutation key of deleting a chat. */
  deletion: ["assistant", "delete"],
  /** Where nothing costs XP, of all places. */
  free: ["assistant", "free"],
  freeIn: ({ chat, post }: { readonly chat?: string; readonly post?: string }) =>
    ["assistant", "free", { chat, post }] as const,
  messages: (sessionId: string) => ["assistant", "messages", sessionId],
} as const;
