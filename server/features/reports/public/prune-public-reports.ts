import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteReportsOfClosedCases, deleteUnfoundReports } from "./kept-reports-queries.ts";

/** Deletes who reported without an account once nothing is left to tell them (retention.1). */
export async function prunePublicReports(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const unfound = getRetentionCutoff("unfoundReports", now);
  const closed = getRetentionCutoff("strangersReports", now);
  await removeInBatches((after) => deleteUnfoundReports(db.sql, unfound, after), signal);
  await removeInBatches((after) => deleteReportsOfClosedCases(db.sql, closed, after), signal);
}
