/** Query keys of the assistant's data. */
export const assistantKeys = {
  sessions: ["assistant", "sessions"],
  sessionsWith: (title: string) => ["assistant", "sessions", title],
  allMessages: ["assistant", "messages"],
  messages: (sessionId: string) => ["assistant", "messages", sessionId],
} as const;
