import { msg } from "@lingui/core/runtime-macro";
import type { Ctx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import type { ImageSize } from "./image-key.ts";
import { restrictedHeaders } from "../../providers/storage/published-headers.ts";
import { respondWithImage } from "./image-response.ts";
import { openImage } from "./read-image.ts";

/**
 * Responds with an image to a caller who may see it, or 304. The caller's browser may cache it, but
 * asks each time, since it may have been unsent.
 */
export async function servePrivateImage(
  ctx: Ctx,
  wanted: { imageId: string; size: ImageSize; ifNoneMatch: string | null },
): Promise<Response> {
  const file = await openImage(ctx, wanted.imageId, wanted.size);
  if (!file) throw new NotFound(msg`This image is no longer available.`);
  return await respondWithImage(file, { ...wanted, tag: wanted.imageId, caching: restrictedHeaders });
}
