import { msg } from "@lingui/core/runtime-macro";

const idPattern = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const mediaPath = new RegExp(`^/api/media/(${idPattern})$`);

/** Path of a stored image. */
export function getMediaUrl(imageId: string, size: "full" | "thumbnail" = "full"): string {
  return `/api/media/${imageId}${size === "thumbnail" ? "?size=thumbnail" : ""}`;
}

/** The message for an image that is not in own storage. */
export const foreignImageText = msg`Images from elsewhere can't be attached. Please upload the image itself.`;

/**
 * The id in the URL of an image in own storage, relative or on one of our origins; null for
 * anything else (media.1).
 */
export function parseMediaUrl(url: string, ...origins: readonly [string, ...string[]]): string | null {
  if (!URL.canParse(url, origins[0])) return null;
  const parsed = new URL(url, origins[0]);
  if (!origins.some((origin) => parsed.origin === new URL(origin).origin)) return null;
  return mediaPath.exec(parsed.pathname)?.[1] ?? null;
}
