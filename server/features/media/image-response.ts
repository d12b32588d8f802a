import { isHeld } from "../../http/static/representation.ts";
import { discardFile, type StoredFile } from "../../providers/storage/storage.ts";
import { publishedHeaders } from "../../providers/storage/published-headers.ts";
import type { CdnConfig } from "../../settings/storage-config.ts";
import type { ImageSize } from "./image-key.ts";

/** Who may see an image, and so who may cache it. */
export type ImageAudience = "published" | "restricted";

/**
 * Only the caller's browser may cache it, and asks each time whether the caller may still see it.
 */
const restrictedHeaders = { "Cache-Control": "private, no-cache" } as const;

/**
 * Responds with an image to a caller who may see it, or 304 when they have it. `tag` identifies it
 * publicly.
 */
export async function respondWithImage(
  file: StoredFile,
  shown: {
    readonly tag: string;
    readonly size: ImageSize;
    readonly caching: { readonly for: "restricted" } | {
      readonly for: "published";
      readonly cdn: CdnConfig | null;
    };
    readonly ifNoneMatch: string | null;
  },
): Promise<Response> {
  const headers = {
    ...(shown.caching.for === "published" ? publishedHeaders(shown.caching.cdn) : restrictedHeaders),
    "ETag": `"${shown.tag}-${shown.size}"`,
    "Content-Type": "image/webp",
  };
  if (isHeld(shown.ifNoneMatch, headers.ETag)) {
    await discardFile(file);
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, { headers: { ...headers, "Content-Length": String(file.size) } });
}
