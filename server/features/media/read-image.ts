import type { Deps } from "../../context.ts";
import { bytesOf } from "../../providers/storage/storage.ts";

export const imageSizes = ["full", "thumbnail"] as const;
export type ImageSize = (typeof imageSizes)[number];

/** The storage key of an image size. An id may be written in either case. */
export function mediaKey(imageId: string, size: ImageSize): string {
  return `media/${imageId.toLowerCase()}${size === "thumbnail" ? "-thumbnail" : ""}.webp`;
}

/** Where the image of a message is, which only its two members get (messages.7). */
export function privateKey(imageId: string, size: ImageSize): string {
  return mediaKey(imageId, size).replace(/^media/, "private");
}

/** The stored bytes of an image, a WebP; null when there is no such file. */
export async function readImage(
  { providers: { storage } }: Pick<Deps, "providers">,
  imageId: string,
): Promise<Uint8Array | null> {
  const file = await storage.get(mediaKey(imageId, "full")) ?? await storage.get(privateKey(imageId, "full"));
  return file && await bytesOf(file);
}
