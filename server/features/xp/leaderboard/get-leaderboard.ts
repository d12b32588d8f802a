import type { Leader, LeaderboardPeriod } from "#shared/xp/leaderboard-contract.ts";
import { getLevel } from "#shared/xp/level.ts";
import type { MemberCtx } from "../../../context.ts";
import { type LeaderRow, selectHidden, selectLeaders } from "./leaderboard-queries.ts";
import { getPublishedAddress } from "../../../providers/storage/published-address.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Sql } from "../../../db/open-database.ts";
import { getPeriodStart } from "../calendar-days.ts";

/** The top of a leaderboard, for any viewer. */
interface Leaders {
  readonly rows: readonly LeaderRow[];
  /** Whether these are all. */
  readonly isAll: boolean;
  readonly ids: readonly string[];
}

const byKey = cacheByKey(
  async (sql: Sql, keys): Promise<ReadonlyMap<string, Leaders>> =>
    new Map(
      await Promise.all(keys.map(async (key) => {
        const [period = "", startsOn = "", today = "", most] = key.split("/");
        const limit = Number(most);
        const rows = await selectLeaders(sql, { period, startsOn, today, limit });
        return [key, { rows, isAll: rows.length < limit, ids: rows.map(({ id }) => id) }] as const;
      })),
    ),
  { mostBytes: 2_000_000, bytesOf: ({ rows }) => 500 + 800 * rows.length },
);

/**
 * The first `most` leaders of the period, at most 100 ms old and never older than the last
 * write of this process.
 */
async function readCachedLeaders(
  sql: Sql,
  { period, now, most }: { period: LeaderboardPeriod; now: Date; most: number },
  onLook?: (outcome: "hit" | "miss") => void,
): Promise<Leaders> {
  const key = [period, getPeriodStart(period, now), now.toISOString().slice(0, 10), most].join("/");
  return (await byKey(sql, [key], onLook)).get(key) as Leaders;
}

interface Question {
  readonly viewerId: string;
  readonly leaders: Leaders;
}

/**
 * The leaders across a block from the viewer. Read for each call, by one statement for all
 * concurrent viewers.
 */
const hiddenLeaders: (sql: Sql, question: Question) => Promise<ReadonlySet<string>> = batchReads(
  async (sql, questions: readonly Question[]) => {
    const hidden = questions.map(() => new Set<string>());
    const places = Map.groupBy(questions.keys(), (place) => questions[place]?.leaders as Leaders);
    await Promise.all([...places].map(async ([{ ids }, asking]) => {
      const byViewer = Map.groupBy(asking, (place) => questions[place]?.viewerId as string);
      for (const { viewer, id } of await selectHidden(sql, [...byViewer.keys()], ids)) {
        for (const place of byViewer.get(viewer) ?? []) hidden[place]?.add(id);
      }
    }));
    return hidden;
  },
);

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
    profileImageUrl: getPublishedAddress(row.profile_image_url),
    profileImageMadeWithAi: row.profile_image_made_with_ai,
    xp: row.xp,
    level: getLevel(row.lifetime_xp),
    streak: row.streak,
  };
}
