import type { Deps } from "../../context.ts";
import { discardFile, readStoredBytes, type StoredFile } from "../../providers/storage/storage.ts";
import { heldImageKey, type ImageSize, imageSizes, privateImageKey, publicImageKey } from "./image-key.ts";

/** The stored bytes of an image, a WebP; null when there is no such file. */
export async function readImage(deps: Pick<Deps, "providers">, imageId: string): Promise<Uint8Array | null> {
  const file = await openImage(deps, imageId);
  return file && await readStoredBytes(file);
}

/** The stored bytes of an image that nobody may see (media.11), to compare or keep them. */
export async function readHeldImage(
  { providers: { storage } }: Pick<Deps, "providers">,
  imageId: string,
): Promise<Uint8Array | null> {
  const file = await storage.get(heldImageKey(imageId, "full"));
  return file && await readStoredBytes(file);
}

/** Whether a file of an image lies with the published ones. */
export async function isImagePlaced(
  { providers: { storage } }: Pick<Deps, "providers">,
  imageId: string,
): Promise<boolean> {
  for (const size of imageSizes) {
    const file = await storage.get(publicImageKey(imageId, size), { first: 0, last: 0 });
    if (!file) continue;
    await discardFile(file);
    return true;
  }
  return false;
}

/**
 * The stored file of an image, published or not: the caller has checked permission. Null when it
 * does not exist.
 */
export async function openImage(
  { providers: { storage } }: Pick<Deps, "providers">,
  imageId: string,
  size: ImageSize = "full",
): Promise<StoredFile | null> {
  const published = publicImageKey(imageId, size);
  // Again at the first place: it may have moved between the two reads.
  return await storage.get(published) ?? await storage.get(privateImageKey(imageId, size)) ??
    await storage.get(published);
}
