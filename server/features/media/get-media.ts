import type { Ctx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { isHeld } from "../../http/static/representation.ts";
import { discard } from "../../providers/storage/storage.ts";
import { type ImageSize, mediaKey } from "./image-key.ts";

/** A year: an id's picture never changes, so it needs no revalidation. */
const caching = "public, max-age=31536000, immutable";

/** A stored image, or 304 when the caller has it already. Unguessable ids stand in for a permission check. */
export async function getMedia(
  ctx: Ctx,
  wanted: { imageId: string; size: ImageSize; ifNoneMatch: string | null },
): Promise<Response> {
  const headers = {
    "Cache-Control": caching,
    "ETag": `"${wanted.imageId}-${wanted.size}"`,
    "Content-Type": "image/webp",
  };
  const file = await ctx.providers.storage.get(mediaKey(wanted.imageId, wanted.size));
  if (!file) throw new NotFound("This image is no longer available.");
  if (isHeld(wanted.ifNoneMatch, headers.ETag)) {
    await discard(file);
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, { headers: { ...headers, "Content-Length": String(file.size) } });
}
