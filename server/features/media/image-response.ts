import { fileResponse } from "../../http/responses/file-response.ts";
import { createHeldResponse } from "../../http/responses/held-response.ts";
import { isHeld } from "../../http/static/representation.ts";
import { discardFile, type StoredFile } from "../../providers/storage/storage.ts";
import type { ImageSize } from "./image-key.ts";

/**
 * Responds with an image to a caller who may see it, or 304 when they have it. `tag` identifies it
 * publicly.
 */
export async function respondWithImage(
  file: StoredFile,
  shown: {
    readonly tag: string;
    readonly size: ImageSize;
    /** Who may keep it: `getPublishedHeaders`, or `restrictedHeaders`. */
    readonly caching: Readonly<Record<string, string>>;
    readonly ifNoneMatch: string | null;
  },
): Promise<Response> {
  const headers = {
    ...shown.caching,
    "ETag": `"${shown.tag}-${shown.size}"`,
    "Content-Type": "image/webp",
  };
  if (isHeld(shown.ifNoneMatch, headers.ETag)) {
    await discardFile(file);
    return createHeldResponse(null, { status: 304, headers: Object.entries(headers) });
  }
  return fileResponse(file.body, { headers: { ...headers, "Content-Length": String(file.size) } });
}
