import type { Deps } from "../../context.ts";
import {
  discardFile,
  readStoredBytes,
  type Storage,
  type StoredFile,
} from "../../providers/storage/storage.ts";
import {
  getHeldImageKey,
  getPrivateImageKey,
  getPublicImageKey,
  type ImageSize,
  imageSizes,
} from "./image-key.ts";

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
  const file = await storage.get(getHeldImageKey(imageId, "full"));
  return file && await readStoredBytes(file);
}

/** Whether a file of an image lies with the published ones. */
export async function isImagePlaced(
  { providers: { storage } }: Pick<Deps, "providers">,
  imageId: string,
): Promise<boolean> {
  return await hasFile(storage, imageSizes.map((size) => getPublicImageKey(imageId, size)));
}

/** Whether a file of an image lies anywhere. */
export async function hasFiles(
  { providers: { storage } }: Pick<Deps, "providers">,
  imageId: string,
): Promise<boolean> {
  const keyOfs = [getPublicImageKey, getPrivateImageKey, getHeldImageKey];
  return await hasFile(storage, imageSizes.flatMap((size) => keyOfs.map((keyOf) => keyOf(imageId, size))));
}

async function hasFile(storage: Pick<Storage, "get">, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) {
    const file = await storage.get(key, { first: 0, last: 0 });
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
  const published = getPublicImageKey(imageId, size);
  // Again at the first place: it may have moved between the two reads.
  return await storage.get(published) ?? await storage.get(getPrivateImageKey(imageId, size)) ??
    await storage.get(published);
}
