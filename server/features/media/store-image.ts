import { msg } from "@lingui/core/runtime-macro";
import type { Ctx } from "../../context.ts";
import { Conflict } from "../../errors.ts";
import type { PictureMaker, ProcessedImage } from "../../providers/images/image-processor.ts";
import { getHeldImageKey, getPrivateImageKey } from "./image-key.ts";
import { deleteImage, insertImage } from "./image-queries.ts";
import { comparePicture, type PictureStanding } from "./compare-picture.ts";
import { refuseRemovedPicture } from "./refuse-removed-picture.ts";
import { holdKnownImage } from "./known/hold-known-image.ts";
import { removeImageFiles } from "./remove-image.ts";

/** A stored picture. */
export type SavedImage = ProcessedImage & {
  /** Nobody may see it yet, or ever: nothing of it may be sent anywhere (media.11). */
  readonly isHeld: boolean;
};

/**
 * Prepares a picture, compares it with known images of abuse and stores it; `by` is who made it
 * (media.6), and `isStill` leaves its first frame alone (media.9). Throws the errors of the
 * provider and of `storeImage`, and `Invalid` for a picture that moderators removed (media.13).
 */
export async function saveImage(
  ctx: Ctx,
  upload: { id: string; ownerId: string; bytes: Uint8Array; by?: PictureMaker; isStill?: boolean },
): Promise<SavedImage> {
  const { bytes, ownerId, by, isStill } = upload;
  const processed = await ctx.providers.images.process(bytes, ownerId, { by, isStill });
  await refuseRemovedPicture(ctx, { bytes, processed });
  const standing = await comparePicture(ctx, { bytes, full: processed.full });
  await storeImage(ctx, { ...upload, processed, standing });
  return { ...processed, isHeld: standing.isHeld };
}

/**
 * Stores a prepared picture under the given id (media.2). The row comes before the files: a crash
 * between the two leaves a row that pruning finds, never a file without a row. It is its owner's
 * alone until a statement publishes it (media.5), and nobody's while it is held (media.11). Throws
 * `Conflict` when the id is taken.
 */
export async function storeImage(
  ctx: Ctx,
  { id, ownerId, processed, standing }: {
    id: string;
    ownerId: string;
    processed: ProcessedImage;
    standing: PictureStanding;
  },
): Promise<void> {
  const heldFor = standing.isHeld ? standing.sha256 : null;
  const keyOf = standing.isHeld ? getHeldImageKey : getPrivateImageKey;
  if (!await insertImage(ctx.sql, { id, ownerId, processed, heldFor, createdAt: ctx.clock.now() })) {
    throw uploadLinkUsed();
  }
  try {
    // The full one last: from then on it can be published, which moves both.
    await ctx.providers.storage.put(keyOf(id, "thumbnail"), processed.thumbnail);
    await ctx.providers.storage.put(keyOf(id, "full"), processed.full);
  } catch (error) {
    await deleteImage(ctx.sql, id);
    await removeImageFiles(ctx, id);
    throw error;
  }
  // Afterwards, since what it starts keeps the files. If it fails, the job comes to it.
  if (standing.isHeld && standing.reference !== null) await holdKnownImage(ctx, id, standing.reference);
}

/** The link has been used. */
export function uploadLinkUsed(): Conflict {
  return new Conflict("conflict", msg`This upload link was used already. Please choose the image again.`);
}
