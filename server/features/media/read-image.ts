import type { Deps } from "../../context.ts";
import { bytesOf } from "../../providers/storage/storage.ts";
import { mediaKey } from "./media-key.ts";

/** The stored bytes of an image, a WebP; null when there is no such file. */
export async function readImage(
  { providers }: Pick<Deps, "providers">,
  imageId: string,
): Promise<Uint8Array | null> {
  const file = await providers.storage.get(mediaKey(imageId, "full"));
  return file && await bytesOf(file);
}
