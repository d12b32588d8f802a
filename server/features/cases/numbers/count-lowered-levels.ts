import type { Ctx } from "../../../context.ts";
import { fillInBatches } from "../../../db/cleanup/fill-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Counts the levels that machines lowered, of each day that is over (numbers.1): a day each, until
 * none is left or the run's time ends.
 */
export async function countLoweredLevels(
  { sql, clock }: Pick<Ctx, "sql" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = clock.now();
  await fillInBatches(true, async () => await countNextDay(sql, until) ? true : null, signal);
}

/** See count_lowered_levels. */
async function countNextDay(sql: Sql, at: Date): Promise<boolean> {
  const [row] = await sql<{ is_counted: boolean }[]>`select count_lowered_levels(${at}) as is_counted`;
  return row?.is_counted ?? false;
}
