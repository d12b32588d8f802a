export const imageSizes = ["full", "thumbnail"] as const;
export type ImageSize = (typeof imageSizes)[number];

/** Where a published image is, which everybody gets without a question to the database. An id may be written in either case. */
export function publicImageKey(imageId: string, size: ImageSize): string {
  return `media/${imageId.toLowerCase()}${size === "thumbnail" ? "-thumbnail" : ""}.webp`;
}

/** Where every other image is: an upload before it is published (media.5), one of a message (messages.7) or of an AI chat. */
export function privateImageKey(imageId: string, size: ImageSize): string {
  return publicImageKey(imageId, size).replace(/^media/, "private");
}
