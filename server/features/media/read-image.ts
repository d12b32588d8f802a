import type { Deps } from "../../context.ts";
import { bytesOf, type StoredFile } from "../../providers/storage/storage.ts";
import { mediaKey, privateKey } from "./image-key.ts";

/** The stored bytes of an image, a WebP; null when there is no such file. */
export async function readImage(deps: Pick<Deps, "providers">, imageId: string): Promise<Uint8Array | null> {
  const file = await openImage(deps, imageId);
  return file && await bytesOf(file);
}

/** The stored file of an image, public or of a message: the caller has checked that it may be read. Null when there is none. */
export async function openImage(
  { providers: { storage } }: Pick<Deps, "providers">,
  imageId: string,
): Promise<StoredFile | null> {
  return await storage.get(mediaKey(imageId, "full")) ?? await storage.get(privateKey(imageId, "full"));
}
