import type { LeaderboardPeriod } from "#shared/xp/leaderboard-contract.ts";

/** Cache keys of XP beyond one's own, which lives in the session. */
export const xpKeys = {
  leaders: (period: LeaderboardPeriod, length: number) => ["leaderboard", period, length],
  economy: ["xp", "economy"],
  transactions: (memberId: string) => ["xp", "transactions", memberId],
} as const;
