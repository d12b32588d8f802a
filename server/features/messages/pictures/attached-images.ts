import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { foreignImageText, parseMediaUrl } from "#shared/media/media-url.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import type { MemberCtx } from "../../../context.ts";
import { AppError, Invalid } from "../../../errors.ts";
import { choosePictures, foreignPicture, requireDescriptions } from "../../media/attached/choose-pictures.ts";
import { readFileBytes } from "../../media/limit-image-bytes.ts";
import { readOwnUpload } from "../../media/own-upload.ts";
import { removeUnusedImage } from "../../media/remove-image.ts";
import { saveImage } from "../../media/store-image.ts";
import { fileOrigins } from "../../../settings/storage-config.ts";

/** A picture that a message will show. */
export interface AttachedImage {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
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
  readonly images?: readonly { readonly url: string; readonly alt: string }[] | undefined;
}

/**
 * The ids of the uploads that a message names, in their order; `file` when a file comes with it.
 * Throws `foreign_image` for a picture from elsewhere, and `Invalid` for a list beside another
 * picture.
 */
export function namePictures(ctx: MemberCtx, given: Given): readonly string[] | "file" {
  const { image, imageUrl, images } = given;
  if (images && (image || imageUrl)) {
    const text = msg`Not beside another picture`;
    throw new Invalid(text, { images: text });
  }
  if (image) return "file";
  const urls = images?.map(({ url }) => url) ?? (imageUrl ? [imageUrl] : []);
  return urls.map((url) => nameUpload(ctx, given, url));
}

function nameUpload(ctx: MemberCtx, given: Given, url: string): string {
  const id = parseMediaUrl(url, ...fileOrigins(ctx.config));
  if (!id) throw foreignImageOf(given);
  return id;
}

/**
 * Stores a message's file, or finds the uploads it names, in their order. Throws
 * `unsupported_image`, `invalid_image` and 413 for an unsuitable picture, and for uploads as
 * `choosePictures`.
 */
export async function attachImages(ctx: MemberCtx, given: Given): Promise<AttachedImage[]> {
  if (given.images) {
    const chosen = await choosePictures(ctx, given.images);
    return chosen.map((picture) => ({ ...picture, isUpload: true }));
  }
  const { image, imageUrl } = given;
  if (!image && !imageUrl) return [];
  const alt = given.imageAlt?.trim() ?? "";
  await requireDescriptions(ctx, [{ alt }]);
  if (image) return [{ ...await storeFile(ctx, image), alt }];
  const id = nameUpload(ctx, given, imageUrl ?? "");
  const upload = await readOwnUpload(ctx, id);
  if (!upload) throw foreignImageOf(given);
  return [{ id, alt, ...upload, isUpload: true }];
}

async function storeFile(ctx: MemberCtx, image: File): Promise<Omit<AttachedImage, "alt">> {
  const id = uuidv7();
  const bytes = await readPictureBytes(image);
  const saved = await saveImage(ctx, { id, ownerId: ctx.actor.id, bytes });
  const { full, width, height, placeholder, isMadeWithAi: madeWithAi, animation, isHeld } = saved;
  return {
    id,
    width,
    height,
    placeholder,
    madeWithAi,
    isAnimated: animation === "kept",
    isHeld,
    bytes: isHeld ? null : full,
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

/** Removes the file of a message that was not sent. Uploads are kept for another attempt. */
export async function discardImages(ctx: MemberCtx, images: readonly AttachedImage[]): Promise<void> {
  for (const { id, isUpload } of images) if (!isUpload) await removeUnusedImage(ctx, id);
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
export function foreignImageOf({ images }: Given): Invalid {
  if (images) return foreignPicture();
  return new Invalid(foreignImageText, { imageUrl: foreignImageText }, "foreign_image");
}
