import { isHeld } from "../../http/static/representation.ts";
import { discardFile, type StoredFile } from "../../providers/storage/storage.ts";
import type { ImageSize } from "./image-key.ts";

export const imageCaching = {
  /** A year: an id's picture never changes, so it needs no revalidation. */
  published: "public, max-age=31536000, immutable",
  /**
   * Only the caller's browser may cache it, and asks each time whether the caller may still see it.
   */
  restricted: "private, no-cache",
} as const;

/**
 * Responds with an image to a caller who may see it, or 304 when they have it. `tag` identifies it
 * publicly.
 */
export async function respondWithImage(
  file: StoredFile,
  shown: {
    readonly tag: string;
    readonly size: ImageSize;
    readonly caching: keyof typeof imageCaching;
    readonly ifNoneMatch: string | null;
  },
): Promise<Response> {
  const headers = {
    "Cache-Control": imageCaching[shown.caching],
    "ETag": `"${shown.tag}-${shown.size}"`,
    "Content-Type": "image/webp",
  };
  if (isHeld(shown.ifNoneMatch, headers.ETag)) {
    await discardFile(file);
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, { headers: { ...headers, "Content-Length": String(file.size) } });
}
