import type { Deps } from "../../context.ts";
import { bytesOf } from "../../providers/storage/storage.ts";
import { mediaKey } from "./media-key.ts";

/** The stored bytes of an image, a WebP; null when there is no such file. */
export async function readImage(
  { storage }: Pick<Deps, "storage">,
  imageId: string,
): Promise<Uint8Array | null> {
  const file = await storage.get(mediaKey(imageId, "full"));
  return file && await bytesOf(file);
}
