export const imageSizes = ["full", "thumbnail"] as const;
export type ImageSize = (typeof imageSizes)[number];

/**
 * The key of a published image, which is served to everyone without a database read. An id may be
 * written in either case.
 */
export function getPublicImageKey(imageId: string, size: ImageSize): string {
  return `media/${imageId.toLowerCase()}${size === "thumbnail" ? "-thumbnail" : ""}.webp`;
}

/**
 * The key of any other image: an upload before it is published (media.5), one of a message
 * (messages.7) or of an AI chat.
 */
export function getPrivateImageKey(imageId: string, size: ImageSize): string {
  return getPublicImageKey(imageId, size).replace(/^media/, "private");
}

/** The key of a picture that nobody may see (media.11): nothing that serves one looks there. */
export function getHeldImageKey(imageId: string, size: ImageSize): string {
  return getPublicImageKey(imageId, size).replace(/^media/, "held");
}
