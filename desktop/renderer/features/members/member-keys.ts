/** Cache keys of members. */
export const memberKeys = {
  byUsername: (username: string) => ["members", "username", username.toLowerCase()],
  /** Counts of everybody seen. */
  allStats: ["members", "stats"],
  stats: (id: string) => ["members", "stats", id],
} as const;
