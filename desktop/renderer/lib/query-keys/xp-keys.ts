export const xpKeys = {
  leaderboards: ["leaderboard"],
  leaders: (period: string, length: number) => ["leaderboard", period, length],
  ownRank: (period: string) => ["leaderboard", period, "own"],
  economy: ["xp", "economy"],
  transactions: (memberId: string) => ["xp", "transactions", memberId],
} as const;
