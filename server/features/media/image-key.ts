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
