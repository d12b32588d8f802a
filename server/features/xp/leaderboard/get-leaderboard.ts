import type { Leader, LeaderboardPeriod } from "#shared/xp/leaderboard-contract.ts";
import { levelOf } from "#shared/xp/level.ts";
import type { MemberCtx } from "../../../context.ts";
import { hiddenLeaders, readCachedLeaders } from "./cached-leaders.ts";
import type { LeaderRow } from "./leaderboard-queries.ts";
import { publishedAddress } from "../../../providers/storage/published-address.ts";

/**
 * The members who earned most by activity in a period: XP from invitations, purchases and gifts
 * does not count. Leaves out bots, limited members (cases.4), members who opted out and members
 * hidden by a block. A viewer who has a block with nearly all of the first thousand sees fewer than
 * `limit`: those below them are too many to be sorted for one viewer.
 */
export async function getLeaderboard(
  ctx: MemberCtx,
  { period, limit }: { period: LeaderboardPeriod; limit: number },
): Promise<Leader[]> {
  const { sql, clock, metrics } = ctx;
  // Enough at first when a block hides some, then more until the page is full.
  for (let most = 2 * limit;; most *= 4) {
    const leaders = await readCachedLeaders(
      sql,
      { period, now: clock.now(), most },
      (outcome) => metrics.countCache("leaders", outcome),
    );
    const hidden = leaders.ids.length === 0
      ? none
      : await hiddenLeaders(sql, { viewerId: ctx.actor.id, leaders });
    const shown = leaders.rows.filter(({ id }) => !hidden.has(id)).slice(0, limit);
    if (shown.length === limit || leaders.isAll) return shown.map(presentLeader);
  }
}

const none: ReadonlySet<string> = new Set();

function presentLeader(row: LeaderRow): Leader {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    profileImageUrl: publishedAddress(row.profile_image_url),
    profileImageMadeWithAi: row.profile_image_made_with_ai,
    xp: row.xp,
    level: levelOf(row.lifetime_xp),
    streak: row.streak,
  };
}
