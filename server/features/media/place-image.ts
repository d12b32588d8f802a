import type { Deps } from "../../context.ts";
import { isSealed, selectImageState } from "./image-queries.ts";
import { getPrivateImageKey, getPublicImageKey, imageSizes } from "./image-key.ts";
import { planLateLook, withdrawPublished } from "./purge-file.ts";
import { hasFiles, isImagePlaced } from "./read-image.ts";
import { removeImageFiles, removeUnusedImage } from "./remove-image.ts";

type Standing = "published" | "restricted" | "gone";

/**
 * Moves an image's files to the published ones or back, or removes them, as its row now says
 * (media.5). The statement that publishes an image adds this as a job; until it has run, readers
 * only wait for a database read. Checks again after each move, since the row may have changed
 * meanwhile. Idempotent.
 */
export async function placeImage(
  deps: Pick<Deps, "db" | "providers" | "log">,
  imageId: string,
): Promise<void> {
  let standing = await readImageState(deps, imageId);
  for (;;) {
    await placeFiles(deps, imageId, standing);
    const now = await readImageState(deps, imageId);
    if (now === standing) return;
    standing = now;
  }
}

/**
 * Removes an image that was taken from where it was shown, unless it is still used elsewhere; then
 * it is published only if others see it there.
 */
export async function withdrawImage(
  deps: Pick<Deps, "db" | "providers" | "log">,
  imageId: string,
): Promise<void> {
  if (!await removeUnusedImage(deps, imageId)) await placeImage(deps, imageId);
}

/**
 * Removes what a store wrote after the image was removed, or moves what it wrote after the image
 * was taken back (storage.6). Idempotent.
 */
export async function findLateImage(
  deps: Pick<Deps, "db" | "providers" | "log">,
  imageId: string,
): Promise<void> {
  // No copy of a known image of abuse stays in the clear (media.12), though its row does.
  if (await isSealed(deps.db.sql, imageId)) {
    if (await hasFiles(deps, imageId)) await removeImageFiles(deps, imageId);
    return;
  }
  const isGone = await readImageState(deps, imageId) === "gone";
  // Where nothing is, no further look is planned.
  if (!isGone || await hasFiles(deps, imageId)) await placeImage(deps, imageId);
}

async function readImageState({ db }: Pick<Deps, "db">, imageId: string): Promise<Standing> {
  const image = await selectImageState(db.sql, imageId);
  if (!image) return "gone";
  return image.isPublished ? "published" : "restricted";
}

async function placeFiles(
  deps: Pick<Deps, "db" | "providers" | "log">,
  imageId: string,
  standing: Standing,
): Promise<void> {
  if (standing === "gone") return await removeImageFiles(deps, imageId);
  const { cdn, storage } = deps.providers;
  const mayBeRead = cdn !== null || storage.mayWriteLate;
  const isWithdrawn = standing === "restricted" && mayBeRead && await isImagePlaced(deps, imageId);
  if (!isWithdrawn) return await moveFiles(deps, imageId, standing);
  const file = { kind: "image", id: imageId } as const;
  await planLateLook(deps, file);
  await withdrawPublished(deps, file, () => moveFiles(deps, imageId, standing));
}

async function moveFiles(
  deps: Pick<Deps, "providers">,
  imageId: string,
  standing: Exclude<Standing, "gone">,
): Promise<void> {
  for (const size of imageSizes) {
    const keys = [getPrivateImageKey(imageId, size), getPublicImageKey(imageId, size)] as const;
    const [from, to] = standing === "published" ? keys : keys.toReversed() as [string, string];
    await deps.providers.storage.move(from, to);
  }
}
