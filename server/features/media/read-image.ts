import type { Deps } from "../../context.ts";
import { bytesOf } from "../../providers/storage/storage.ts";
import { mediaKey, privateKey } from "./image-key.ts";

/** The stored bytes of an image, a WebP; null when there is no such file. */
export async function readImage(
  { providers: { storage } }: Pick<Deps, "providers">,
  imageId: string,
): Promise<Uint8Array | null> {
  const file = await storage.get(mediaKey(imageId, "full")) ?? await storage.get(privateKey(imageId, "full"));
  return file && await bytesOf(file);
}
