import type { Ctx } from "../../../context.ts";
import { fillInBatches } from "../../../db/cleanup/fill-in-batches.ts";
import { fileSomeFormerReports } from "./automatic-queries.ts";

/**
 * Files what members reported before there were cases, and what servers of the previous release
 * still write.
 */
export async function fileFormerReports({ sql }: Pick<Ctx, "sql">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(true, async () => await fileSomeFormerReports(sql) > 0 || null, signal);
}
