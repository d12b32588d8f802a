import type { Leader, LeaderboardPeriod } from "#shared/xp/leaderboard-contract.ts";
import { levelOf } from "#shared/xp/level.ts";
import type { MemberCtx } from "../../../context.ts";
import { periodStart } from "../calendar-days.ts";
import { type LeaderRow, selectLeaders } from "./queries.ts";

/**
 * The members who earned most by activity in a period: XP from invitations, purchases and gifts does not count. Bots, members
 * who opted out and members a block hides are left out.
 */
export async function getLeaderboard(
  ctx: MemberCtx,
  { period, limit }: { period: LeaderboardPeriod; limit: number },
): Promise<Leader[]> {
  const now = ctx.clock.now();
  const startsOn = periodStart(period, now);
  const rows = await selectLeaders(ctx.sql, ctx.actor.id, { period, startsOn, limit, now });
  return rows.map(presentLeader);
}

function presentLeader(row: LeaderRow): Leader {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    profileImageUrl: row.profile_image_url,
    xp: row.xp,
    level: levelOf(row.lifetime_xp),
    streak: row.streak,
  };
}
