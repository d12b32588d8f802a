/** Query keys of the assistant's data. */
export const assistantKeys = {
  all: ["assistant"],
  sessions: ["assistant", "sessions"],
  sessionsWith: (title: string) => ["assistant", "sessions", title],
  /** Below the sessions: whatever changes these may change what was found in them. */
  said: (words: string) => ["assistant", "sessions", "said", words],
  /** Where nothing costs XP, of all places. */
  free: ["assistant", "free"],
  freeIn: ({ chat, post }: { readonly chat?: string; readonly post?: string }) =>
    ["assistant", "free", { chat, post }] as const,
  messages: (sessionId: string) => ["assistant", "messages", sessionId],
} as const;
