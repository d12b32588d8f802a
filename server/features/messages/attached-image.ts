import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { foreignImageText, parseMediaUrl } from "#shared/media/media-url.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError, Invalid } from "../../errors.ts";
import { readFileBytes } from "../media/limit-image-bytes.ts";
import { readOwnUpload } from "../media/own-upload.ts";
import { removeUnusedImage } from "../media/remove-image.ts";
import { saveImage } from "../media/store-image.ts";
import { fileOrigins } from "../../settings/storage-config.ts";

/** The image that a message will show. */
export interface AttachedImage {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly madeWithAi: boolean;
  readonly isAnimated: boolean;
  /** Nobody may see it (media.11). */
  readonly isHeld: boolean;
  /** For a moderator; null while it is held. */
  readonly bytes: Uint8Array | null;
  /** Uploaded before the call. */
  readonly isUpload: boolean;
}

interface Given {
  readonly image?: File | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly imageAlt?: string | null | undefined;
}

/**
 * The id of the upload that a message names, or null. Throws `foreign_image` for an image from
 * elsewhere.
 */
export function uploadIdOf(ctx: MemberCtx, { image, imageUrl }: Given): string | null {
  if (image || !imageUrl) return null;
  const id = parseMediaUrl(imageUrl, ...fileOrigins(ctx.config));
  if (!id) throw foreignImage();
  return id;
}

/**
 * Stores a message's file, or finds the upload it names. Throws `unsupported_image`,
 * `invalid_image` and 413 for an unsuitable picture, and `foreign_image` for an upload
 * that is not the actor's.
 */
export async function attachImage(ctx: MemberCtx, given: Given): Promise<AttachedImage | null> {
  const alt = given.imageAlt?.trim() ?? "";
  const uploadId = uploadIdOf(ctx, given);
  if (uploadId) {
    const upload = await readOwnUpload(ctx, uploadId);
    if (!upload) throw foreignImage();
    return { id: uploadId, alt, ...upload, isUpload: true };
  }
  if (!given.image) return null;
  const id = uuidv7();
  const file = await readPictureBytes(given.image);
  const saved = await saveImage(ctx, { id, ownerId: ctx.actor.id, bytes: file });
  const { full, width, height, isMadeWithAi: madeWithAi, animation, isHeld } = saved;
  const bytes = isHeld ? null : full;
  return {
    id,
    alt,
    width,
    height,
    madeWithAi,
    isAnimated: animation === "kept",
    isHeld,
    bytes,
    isUpload: false,
  };
}

/**
 * Whether a file is the picture of an earlier message: the same file becomes the same stored
 * picture.
 */
export async function isPicture(
  ctx: MemberCtx,
  file: File,
  sent: { readonly image_bytes: number | null; readonly image_placeholder: string | null },
): Promise<boolean> {
  const { full, thumbnail, placeholder } = await ctx.providers.images.process(
    await readPictureBytes(file),
    ctx.actor.id,
  );
  return full.length + thumbnail.length === sent.image_bytes && placeholder === sent.image_placeholder;
}

/** Removes the file of a message that was not sent. An upload is kept for another attempt. */
export async function discardImage(ctx: MemberCtx, image: AttachedImage | null): Promise<void> {
  if (image && !image.isUpload) await removeUnusedImage(ctx, image.id);
}

/** Throws `unsupported_image` for a file that is no image, and 413 for one that is too large. */
async function readPictureBytes(file: File): Promise<Uint8Array> {
  if (file.type !== "" && !file.type.startsWith("image/")) {
    throw new AppError("unsupported_image", msg`Please select an image file`);
  }
  if (file.size > messageLimits.imageBytes) {
    throw new AppError("body_too_large", msg`Image must be smaller than 10MB`);
  }
  return await readFileBytes(file);
}

/** For an upload that is gone, in use, or another member's. */
export function foreignImage(): Invalid {
  return new Invalid(foreignImageText, { imageUrl: foreignImageText }, "foreign_image");
}
