import { msg } from "@lingui/core/runtime-macro";
import { getMediaUrl } from "#shared/media/media-url.ts";
import type { Ctx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { getPublishedHeaders, restrictedHeaders } from "../../providers/storage/published-headers.ts";
import type { StoredFile } from "../../providers/storage/storage.ts";
import { resolveActor } from "../auth/sessions/resolve-actor.ts";
import { getPublicImageKey, type ImageSize } from "./image-key.ts";
import { selectImageState } from "./image-queries.ts";
import { respondWithImage } from "./image-response.ts";
import { canSeeImage } from "./permissions.ts";
import { openImage } from "./read-image.ts";

interface Wanted {
  readonly imageId: string;
  readonly size: ImageSize;
}

interface Found {
  readonly file: StoredFile;
  readonly isPublished: boolean;
}

/**
 * A stored image, or 304 when the caller has it already (media.5). For a published one the
 * unguessable id replaces a permission check: its folder shows that it is published, so most reads
 * need neither session nor database. Throws `NotFound` for an image that only its owner may see.
 */
export async function getMedia(ctx: Ctx, wanted: Wanted, request: Request): Promise<Response> {
  const published = await ctx.providers.storage.get(getPublicImageKey(wanted.imageId, wanted.size));
  const found = published
    ? { file: published, isPublished: true }
    : await findUnplacedImage(ctx, wanted, request);
  if (!found) throw new NotFound(msg`This image is no longer available.`);
  return await respondWithImage(found.file, {
    tag: wanted.imageId,
    size: wanted.size,
    caching: found.isPublished
      ? getPublishedHeaders(ctx.config.storage.cdn, {
        asked: request.url,
        path: getMediaUrl(wanted.imageId.toLowerCase(), wanted.size),
        isPlaced: published !== null,
      })
      : restrictedHeaders,
    ifNoneMatch: request.headers.get("if-none-match"),
  });
}

/** An image outside the published folder: its owner's alone, or just published (`placeImage`). */
async function findUnplacedImage(
  ctx: Ctx,
  { imageId, size }: Wanted,
  request: Request,
): Promise<Found | null> {
  const image = await selectImageState(ctx.sql, imageId);
  if (!image) return null;
  const viewer = image.isPublished ? null : await resolveActor(ctx, request);
  if (!canSeeImage(viewer, image)) return null;
  const file = await openImage(ctx, imageId, size);
  return file && { file, isPublished: image.isPublished };
}
