import type { Ctx } from "../../../context.ts";
import { fillInBatches } from "../../../db/cleanup/fill-in-batches.ts";
import { addUpCaseCounts, addUpNumbers } from "./sum-queries.ts";

/** Changes that one statement adds up. */
const most = 5_000;

/**
 * Adds up what changed since the last time: the numbers of moderation (numbers.1), and how many
 * cases are about each member (cases.8). Lists add what is not added up yet, so they need not wait.
 */
export async function addUpModeration(
  { sql, db }: Pick<Ctx, "sql" | "db">,
  signal?: AbortSignal,
): Promise<void> {
  await fillInBatches(true, async () => await addUpNumbers(sql, most) === most || null, signal);
  await fillInBatches(true, async () => {
    const taken = await db.transaction((tx) => addUpCaseCounts(tx, most));
    return taken === most || null;
  }, signal);
}
