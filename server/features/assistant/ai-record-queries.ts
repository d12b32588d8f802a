import { type Batch, deleteBatch, readBatch } from "../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../db/open-database.ts";

/** By the key of `ai_budget_days`. */
export async function deleteBudgetDays(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "ai_budget_days", { by: "day", after, until })}`,
  );
}

/** By `free_answers_by_day`. */
export async function deleteFreeAnswers(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "free_answers", { by: "day", after, until })}`,
  );
}

/** By `lisa_answers_by_age`. */
export async function deleteLisaAnswers(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
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
