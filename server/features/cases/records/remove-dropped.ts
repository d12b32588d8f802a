import type { Ctx } from "../../../context.ts";
import { discardFile } from "../../../providers/storage/storage.ts";
import { planLateLook } from "../../media/purge-file.ts";
import { getEvidenceFile } from "./evidence-files.ts";
import {
  deleteDropped,
  type DroppedRow,
  isStillKept,
  selectDropped,
  settledAtOnce,
} from "./settle-queries.ts";

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
  ctx: Pick<Ctx, "db" | "providers">,
  { id, image_ids: imageIds }: DroppedRow,
): Promise<void> {
  for (const imageId of imageIds) {
    await planLateLook(ctx, { kind: "evidence", id, imageId });
    await ctx.providers.storage.delete(getEvidenceFile(id, imageId));
  }
}

/** Removes what a store wrote after the evidence was removed (storage.6). Idempotent. */
export async function findLateEvidence(ctx: Ctx, id: string, imageId: string): Promise<void> {
  if (await isStillKept(ctx.sql, id)) return;
  const file = await ctx.providers.storage.get(getEvidenceFile(id, imageId), { first: 0, last: 0 });
  if (!file) return;
  await discardFile(file);
  await removeFiles(ctx, { id, image_ids: [imageId] });
}
