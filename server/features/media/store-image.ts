import type { Ctx } from "../../context.ts";
import { Conflict } from "../../errors.ts";
import type { PictureMaker, ProcessedImage } from "../../providers/images/image-processor.ts";
import { privateImageKey } from "./image-key.ts";
import { deleteImage, insertImage } from "./image-queries.ts";
import { removeImageFiles } from "./remove-image.ts";

/**
 * Prepares a picture and stores it; `by` is who made it (media.6), and `isStill`
 * leaves its first frame alone (media.9). Throws the errors of the
 * provider and of `storeImage`.
 */
export async function saveImage(
  ctx: Ctx,
  upload: { id: string; ownerId: string; bytes: Uint8Array; by?: PictureMaker; isStill?: boolean },
): Promise<ProcessedImage> {
  const { bytes, ownerId, by, isStill } = upload;
  const processed = await ctx.providers.images.process(bytes, ownerId, { by, isStill });
  await storeImage(ctx, { ...upload, processed });
  return processed;
}

/**
 * Stores a prepared picture under the given id (media.2). The row comes before the files: a crash
 * between the two leaves a row that pruning finds, never a file without a row. It is its owner's
 * alone until a statement publishes it (media.5). Throws `Conflict` when the id is taken.
 */
export async function storeImage(
  ctx: Ctx,
  { id, ownerId, processed }: { id: string; ownerId: string; processed: ProcessedImage },
): Promise<void> {
  if (!await insertImage(ctx.sql, { id, ownerId, processed, createdAt: ctx.clock.now() })) {
    throw uploadLinkUsed();
  }
  try {
    // The full one last: from then on it can be published, which moves both.
    await ctx.providers.storage.put(privateImageKey(id, "thumbnail"), processed.thumbnail);
    await ctx.providers.storage.put(privateImageKey(id, "full"), processed.full);
  } catch (error) {
    await deleteImage(ctx.sql, id);
    await removeImageFiles(ctx, id);
    throw error;
  }
}

/** The link has been used. */
export function uploadLinkUsed(): Conflict {
  return new Conflict("conflict", "This upload link was used already. Please choose the image again.");
}
