import type { LeaderboardPeriod } from "#shared/xp/leaderboard-contract.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Sql } from "../../../db/open-database.ts";
import { periodStart } from "../calendar-days.ts";
import { type LeaderRow, selectHidden, selectLeaders } from "./leaderboard-queries.ts";

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
export async function readCachedLeaders(
  sql: Sql,
  { period, now, most }: { period: LeaderboardPeriod; now: Date; most: number },
  onLook?: (outcome: "hit" | "miss") => void,
): Promise<Leaders> {
  const key = [period, periodStart(period, now), now.toISOString().slice(0, 10), most].join("/");
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
export const hiddenLeaders: (sql: Sql, question: Question) => Promise<ReadonlySet<string>> = batchReads(
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
