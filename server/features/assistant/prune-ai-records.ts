import { keptSince } from "#shared/retention.ts";
import type { Deps } from "../../context.ts";
import { removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import { deleteBudgetDays, deleteFreeAnswers, deleteLisaAnswers } from "./ai-record-queries.ts";

/**
 * Removes what members spent of the budgets of past days, how many answers they had free in a
 * crisis, and which questions Lisa answered: only the day's limits, and jobs that run twice, need
 * them (ai.8).
 */
export async function pruneAiRecords(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const days = keptSince("aiBudgets", now);
  await removeInBatches((after) => deleteBudgetDays(db.sql, days, after), signal);
  const free = keptSince("freeAnswers", now);
  await removeInBatches((after) => deleteFreeAnswers(db.sql, free, after), signal);
  const answers = keptSince("lisaAnswers", now);
  await removeInBatches((after) => deleteLisaAnswers(db.sql, answers, after), signal);
}
