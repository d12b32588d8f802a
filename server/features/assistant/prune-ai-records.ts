import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../context.ts";
import { type Batch, deleteBatch, readBatch, removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../db/open-database.ts";

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
  const days = getRetentionCutoff("aiBudgets", now);
  await removeInBatches((after) => deleteBudgetDays(db.sql, days, after), signal);
  const free = getRetentionCutoff("freeAnswers", now);
  await removeInBatches((after) => deleteFreeAnswers(db.sql, free, after), signal);
  const answers = getRetentionCutoff("lisaAnswers", now);
  await removeInBatches((after) => deleteLisaAnswers(db.sql, answers, after), signal);
}

/** By the key of `ai_budget_days`. */
async function deleteBudgetDays(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "ai_budget_days", { by: "day", after, until })}`,
  );
}

/** By `free_answers_by_day`. */
async function deleteFreeAnswers(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "free_answers", { by: "day", after, until })}`,
  );
}

/** By `lisa_answers_by_age`. */
async function deleteLisaAnswers(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${
      deleteBatch(sql, "lisa_answers", {
        by: "created_at",
        after,
        until,
        condition: sql`state <> 'answering'`,
      })
    }`,
  );
}
