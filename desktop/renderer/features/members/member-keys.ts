/** Cache keys of members. */
export const memberKeys = {
  byUsername: (username: string) => ["members", "username", username.toLowerCase()],
  stats: (id: string) => ["members", "stats", id],
} as const;
