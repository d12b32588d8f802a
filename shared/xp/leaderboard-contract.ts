import { z } from "zod";
import { endpoint } from "../endpoint.ts";
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

export const getLeaderboard = endpoint({
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

export const leaderboardEndpoints = { getLeaderboard };
