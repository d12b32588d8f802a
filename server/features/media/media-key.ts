export const imageSizes = ["full", "thumbnail"] as const;
export type ImageSize = (typeof imageSizes)[number];

/** Where a size of an image lies in storage. An id may be written in either case. */
export function mediaKey(imageId: string, size: ImageSize): string {
  return `media/${imageId.toLowerCase()}${size === "thumbnail" ? "-thumbnail" : ""}.webp`;
}
