import type { LeaderboardPeriod, OwnRank } from "#shared/xp/leaderboard-contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { getPeriodStart } from "../calendar-days.ts";
import { selectOwnRank } from "./leaderboard-queries.ts";

/**
 * The actor's own rank and XP in a period. Below its bar nobody is counted: who is there has no
 * rank.
 */
export async function getOwnRank(ctx: MemberCtx, period: LeaderboardPeriod): Promise<OwnRank> {
  const startsOn = getPeriodStart(period, ctx.clock.now());
  return await selectOwnRank(ctx.sql, { period, startsOn, memberId: ctx.actor.id });
}
