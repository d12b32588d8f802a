import type { Deps } from "../../context.ts";
import { deleteUnusedImage } from "./image-queries.ts";
import { heldImageKey, imageSizes, privateImageKey, publicImageKey } from "./image-key.ts";

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
 * Removes an image's files once its row is gone. A failure is logged, not thrown: the
 * deletion itself stands.
 */
export async function removeImageFiles(
  deps: Pick<Deps, "providers" | "log">,
  imageId: string,
): Promise<void> {
  const keyOfs = [publicImageKey, privateImageKey, heldImageKey];
  for (const key of imageSizes.flatMap((size) => keyOfs.map((keyOf) => keyOf(imageId, size)))) {
    await deps.providers.storage.delete(key).catch((err: unknown) => {
      deps.log.error({ err, key }, "an image's file could not be removed");
    });
  }
}
