import { createHash } from "node:crypto";
import type { Ctx } from "../../../context.ts";
import { readHeldImage, readImage } from "../../media/read-image.ts";
import { removeImageFiles } from "../../media/remove-image.ts";
import { discardFile } from "../../../providers/storage/storage.ts";
import { getEvidenceFile } from "./evidence-files.ts";
import { removeDropped, removeFiles } from "./remove-dropped.ts";
import { seal } from "../../../sealed.ts";
import { type DraftRow, isStillKept, selectDrafts, settledAtOnce, storeSealed } from "./settle-queries.ts";

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
