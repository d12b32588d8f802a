import { getRetentionCutoff } from "#shared/retention.ts";
import { createHash } from "node:crypto";
import type { Ctx } from "../../../context.ts";
import { discardFile } from "../../../providers/storage/storage.ts";
import { seal } from "../../../sealed.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { readHeldImage, readImage } from "../../media/read-image.ts";
import { removeImageFiles } from "../../media/remove-image.ts";
import { planLateLook } from "../../media/purge-file.ts";
import {
  deleteDropped,
  type DraftRow,
  dropEvidenceBefore,
  type DroppedRow,
  isStillKept,
  selectDrafts,
  selectDropped,
  settledAtOnce,
  storeSealed,
} from "./kept-queries.ts";

/**
 * Encrypts what statements wrote down to be kept, with its pictures, and removes what was taken
 * back (evidence.1). One that fails is logged, tried again a minute later, and holds nothing else
 * up. May run twice at once.
 */
export async function settleEvidence(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  let rows: DraftRow[] = [];
  do {
    rows = await selectDrafts(ctx.sql, rows.at(-1) ?? null);
    for (const row of rows) {
      signal?.throwIfAborted();
      await sealDraft(ctx, row).catch((err: unknown) =>
        ctx.log.error({ err, evidenceId: row.id }, "evidence could not be kept yet")
      );
    }
  } while (rows.length === settledAtOnce);
  await removeDropped(ctx, signal);
}

async function sealDraft(ctx: Ctx, { id, draft, kept_for, image_ids: imageIds }: DraftRow): Promise<void> {
  const [key] = ctx.config.evidenceKeys;
  const isKnown = kept_for === "known_image";
  const missing: string[] = [];
  const digests: Uint8Array[] = [];
  for (const imageId of imageIds) {
    const file = getEvidenceFile(id, imageId);
    const image = isKnown ? await readHeldImage(ctx, imageId) : await readShownOrHeld(ctx, imageId);
    if (image) {
      await ctx.providers.storage.put(file, await seal(key, file, new Uint8Array(image)));
      if (kept_for === "removal") digests.push(createHash("sha256").update(image).digest());
    } else if (!isKnown || !await isStored(ctx, file)) {
      // An attempt that was cut off may have sealed and removed it.
      missing.push(imageId);
    }
    // No copy of a known image of abuse stays in the clear (media.12).
    if (isKnown) await removeImageFiles(ctx, imageId);
  }
  const content = await seal(key, id, new TextEncoder().encode(JSON.stringify(draft)));
  if (await storeSealed(ctx.sql, { id, content, missing, digests })) return;
  // Whoever removed it may have looked for its files before they were here.
  if (!await isStillKept(ctx.sql, id)) await removeFiles(ctx, { id, image_ids: imageIds });
}

/**
 * One that still waits for the service of known images is held, and may be let go between two
 * reads.
 */
async function readShownOrHeld(ctx: Ctx, imageId: string): Promise<Uint8Array | null> {
  return await readImage(ctx, imageId) ?? await readHeldImage(ctx, imageId) ?? await readImage(ctx, imageId);
}

async function isStored({ providers: { storage } }: Pick<Ctx, "providers">, key: string): Promise<boolean> {
  const file = await storage.get(key);
  if (file) await discardFile(file);
  return file !== null;
}

/** Removes evidence that was taken back or is over: its files before its row, which names them. */
async function removeDropped(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  let rows: DroppedRow[];
  do {
    signal?.throwIfAborted();
    rows = await selectDropped(ctx.sql);
    for (const row of rows) await removeFiles(ctx, row);
    if (rows.length > 0) await deleteDropped(ctx.sql, rows.map(({ id }) => id));
  } while (rows.length === settledAtOnce);
}

/** Throws when a file cannot be removed: its row stays until it is. */
async function removeFiles(
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

/** Removes evidence whose twelve months are over, with its files (evidence.1). */
export async function deleteEvidence(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const at = ctx.clock.now();
  const until = getRetentionCutoff("evidence", at);
  await removeInBatches((after) => dropEvidenceBefore(ctx.sql, { until, at, after }), signal);
  await removeDropped(ctx, signal);
}

/**
 * Where a picture of evidence lies, encrypted for this place: not among those that
 * `/api/media` serves.
 */
export function getEvidenceFile(evidenceId: string, imageId: string): string {
  return `evidence/${evidenceId}/${imageId}.bin`;
}
