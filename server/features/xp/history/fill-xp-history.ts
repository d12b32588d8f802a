import type { Ctx } from "../../../context.ts";
import { fillInBatches } from "../../../db/cleanup/fill-in-batches.ts";
import { makeHistoryOfSome } from "./history-queries.ts";

/** Makes the rows of the XP history whose transfers a server of an earlier release wrote (xp.9). */
export async function fillXpHistory({ sql }: Pick<Ctx, "sql">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(true, async () => await makeHistoryOfSome(sql) || null, signal);
}
