export const authKeys = {
  username: (asked: string) => ["auth", "username", asked.toLowerCase()],
  verification: (token: string | undefined) => ["auth", "verify-email", token],
} as const;

export const accountKeys = {
  sessions: ["account", "sessions"],
  /** The mutation keys of ending a session and of the export. */
  endSession: (id: string) => ["account", "sessions", "end", id],
  export: ["account", "export"],
} as const;
