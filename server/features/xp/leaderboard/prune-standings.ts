import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import { getPeriodStart } from "../calendar-days.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteStandings, type StandingPlace } from "./leaderboard-queries.ts";

/**
 * Deletes the standings of past days and weeks: leaderboards show the current ones, and the full
 * history is in the ledger. Waits a day, for clocks that disagree. Returns how many; runs every
 * hour in any process.
 */
export async function pruneStandings(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const yesterday = getRetentionCutoff("standings", clock.now());
  let pruned = 0;
  for (const period of ["daily", "weekly"] as const) {
    const before = getPeriodStart(period, yesterday);
    pruned += await removeInBatches(
      (after: StandingPlace | null) => deleteStandings(db.sql, { period, before, after }),
      signal,
    );
  }
  return pruned;
}
