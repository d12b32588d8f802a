import type { Ctx } from "../../../context.ts";
import { fillInBatches } from "../../../db/cleanup/fill-in-batches.ts";
import { getPeriodStart } from "../calendar-days.ts";
import { raiseLeaderBar } from "./leaderboard-queries.ts";

/**
 * Keeps the index of leaders short: one to two thousand of each period, however many members earned
 * something in it (growth.4). Runs every minute in any process.
 */
export async function raiseLeaderBars(
  { sql, clock }: Pick<Ctx, "sql" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  for (const period of ["daily", "weekly", "all-time"] as const) {
    const startsOn = getPeriodStart(period, clock.now());
    await fillInBatches(true, async () => await raiseLeaderBar(sql, { period, startsOn }) || null, signal);
  }
}
