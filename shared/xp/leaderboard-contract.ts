import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { profileImage } from "../members/profile-image.ts";
import { count, id } from "../primitives.ts";

/** UTC day, ISO week, and ever (leaderboard.1). */
const leaderboardPeriod = z.enum(["daily", "weekly", "all-time"]);
export type LeaderboardPeriod = z.infer<typeof leaderboardPeriod>;

/** A leader of a period; `xp` is what they earned in it. */
export const leader = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  ...profileImage,
  xp: count,
  level: z.number().int().positive(),
  streak: count,
});
export type Leader = z.infer<typeof leader>;

export const getLeaderboard = defineEndpoint({
  method: "get",
  path: "/api/leaderboard/{period}",
  summary: "Members who earned the most XP by activity: daily, weekly or all-time",
  access: "member",
  params: z.object({ period: leaderboardPeriod }),
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(10) }),
  status: 200,
  readsFromReplica: true,
  response: z.array(leader),
  hasEtag: true,
});

/** The member's own place in a period, among those whom they see there. */
const ownRank = z.object({
  /** Null when they have none: not shown, nothing earned, or below about the first thousand. */
  rank: z.number().int().positive().nullable(),
  /** The XP they earned in it. */
  xp: count,
  /** Whether leaderboards show them: they may opt out, and limited members are left out. */
  isShown: z.boolean(),
});
export type OwnRank = z.infer<typeof ownRank>;

export const getOwnRank = defineEndpoint({
  method: "get",
  path: "/api/leaderboard/{period}/own",
  summary: "The member's own rank and XP in a period: daily, weekly or all-time",
  access: "member",
  params: z.object({ period: leaderboardPeriod }),
  status: 200,
  readsFromReplica: true,
  response: ownRank,
});

export const leaderboardEndpoints = { getLeaderboard, getOwnRank };
