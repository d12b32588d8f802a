import type { Deps } from "../../context.ts";
import { deleteUnusedImage } from "./image-queries.ts";
import { getHeldImageKey, getPrivateImageKey, getPublicImageKey, imageSizes } from "./image-key.ts";
import { planLateLook, withdrawPublished } from "./purge-file.ts";
import { removeFilesLater } from "./purge-queries.ts";
import { isImagePlaced } from "./read-image.ts";

/** Removes an unused image, its row before its files. Returns whether it was removed. */
export async function removeUnusedImage(
  deps: Pick<Deps, "db" | "providers" | "log">,
  imageId: string,
): Promise<boolean> {
  const isGone = await deleteUnusedImage(deps.db.sql, imageId);
  if (isGone) await removeImageFiles(deps, imageId);
  return isGone;
}

/**
 * Removes an image's files once its row is gone. A failure is logged, not thrown, since the
 * deletion itself stands; a job tries again until nothing is left, so that nobody reads on what
 * was deleted.
 */
export async function removeImageFiles(
  deps: Pick<Deps, "db" | "providers" | "log">,
  imageId: string,
): Promise<void> {
  try {
    await planLateLook(deps, { kind: "image", id: imageId });
    if (await isPublished(deps, imageId)) {
      await withdrawPublished(deps, { kind: "image", id: imageId }, () => deleteFiles(deps, imageId));
    } else await deleteFiles(deps, imageId);
  } catch (err) {
    deps.log.error({ err, imageId }, "an image's files could not be removed; trying again later");
    await removeFilesLater(deps.db.sql, imageId);
  }
}

/** The files that the CDN may have; without one nobody need look. */
async function isPublished({ providers }: Pick<Deps, "providers">, imageId: string): Promise<boolean> {
  return providers.cdn !== null && await isImagePlaced({ providers }, imageId);
}

/** Tries all of them before it throws. */
async function deleteFiles({ providers }: Pick<Deps, "providers">, imageId: string): Promise<void> {
  const keyOfs = [getPublicImageKey, getPrivateImageKey, getHeldImageKey];
  const keys = imageSizes.flatMap((size) => keyOfs.map((keyOf) => keyOf(imageId, size)));
  const failures: unknown[] = [];
  for (const key of keys) {
    await providers.storage.delete(key).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
