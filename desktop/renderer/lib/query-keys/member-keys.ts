/** The signed-in member. */
export const sessionKey = ["auth", "user"] as const;

export type PeopleKind = "followers" | "following";

export const memberKeys = {
  /** Prefix of all `byUsername`. */
  allByUsername: ["members", "username"],
  byUsername: (username: string) => ["members", "username", username.toLowerCase()],
  /** Prefix of all `stats`. */
  allStats: ["members", "stats"],
  stats: (id: string) => ["members", "stats", id],
  allPeople: ["members", "people"],
  people: (id: string, kind: PeopleKind) => ["members", "people", kind, id],
  followed: ["members", "people", "followed"],
  bells: ["members", "people", "bells"],
  suggested: ["members", "suggested"],
  followStatus: (id: string) => ["members", "follow-status", id],
  blocked: ["members", "blocked"],
  blockStatus: (id: string) => ["members", "block-status", id],
  muted: ["members", "muted"],
  muteStatus: (id: string) => ["members", "mute-status", id],
} as const;
