import type { Ctx } from "../../../context.ts";
import { evidenceFile } from "./evidence-files.ts";
import { deleteDropped, type DroppedRow, selectDropped, settledAtOnce } from "./settle-queries.ts";

/** Removes evidence that was taken back or is over: its files before its row, which names them. */
export async function removeDropped(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  let rows: DroppedRow[];
  do {
    signal?.throwIfAborted();
    rows = await selectDropped(ctx.sql);
    for (const row of rows) await removeFiles(ctx, row);
    if (rows.length > 0) await deleteDropped(ctx.sql, rows.map(({ id }) => id));
  } while (rows.length === settledAtOnce);
}

/** Throws when a file cannot be removed: its row stays until it is. */
export async function removeFiles(
  { providers: { storage } }: Pick<Ctx, "providers">,
  { id, image_ids: imageIds }: DroppedRow,
): Promise<void> {
  for (const imageId of imageIds) await storage.delete(evidenceFile(id, imageId));
}
