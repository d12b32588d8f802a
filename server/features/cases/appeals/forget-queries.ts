import {
  type Batch,
  isInBatch,
  readBatch,
  selectRemovedBatch,
} from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";

/** Empties the words of a batch of answered appeals, by `appeals_with_words`. */
export async function forgetWordsBefore(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`
      with gone as (
        update appeals
        set words = null, answer = null
        where ${
      isInBatch(sql, "appeals", {
        by: "answered_at",
        after,
        until,
        condition: sql`answered_at is not null and words is not null`,
      })
    }
        returning answered_at as place
      )
      ${selectRemovedBatch(sql)}`,
  );
}
