import type { Ctx } from "../../../context.ts";
import { fillInBatches } from "../../../db/cleanup/fill-in-batches.ts";
import { keepFormerCaseCounts, keepFormerNumbers } from "./sum-queries.ts";

/** Rows of each table that one statement counts; who reports or decides waits for it meanwhile. */
const mostRows = 2_000;

/** Cases, and all others of the last member. */
const mostCases = 5_000;

/**
 * Counts what was there before numbers (numbers.1) and cases about members (cases.8) were kept as
 * sums: after an update, until all is counted. Pages count the rest from its rows meanwhile.
 */
export async function keepFormerModeration({ sql }: Pick<Ctx, "sql">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(true, async () => await keepFormerNumbers(sql, mostRows) || null, signal);
  await fillInBatches(true, async () => await keepFormerCaseCounts(sql, mostCases) || null, signal);
}
