/** Query keys of the assistant's data. */
export const assistantKeys = {
  all: ["assistant"],
  sessions: ["assistant", "sessions"],
  sessionsWith: (title: string) => ["assistant", "sessions", title],
  messages: (sessionId: string) => ["assistant", "messages", sessionId],
} as const;
