import type { Ctx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import type { ImageSize } from "./image-key.ts";
import { respondWithImage } from "./image-response.ts";
import { openImage } from "./read-image.ts";

/**
 * An image for a caller who may see it, or 304. The caller's browser may keep it, but asks each time: it may have been taken back.
 * `tag` stands for it outside, since its id is nobody's to know.
 */
export async function servePrivateImage(
  ctx: Ctx,
  wanted: { imageId: string; tag: string; size: ImageSize; ifNoneMatch: string | null },
): Promise<Response> {
  const file = await openImage(ctx, wanted.imageId, wanted.size);
  if (!file) throw new NotFound("This image is no longer available.");
  return await respondWithImage(file, { ...wanted, caching: "restricted" });
}
