import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { profileImageBytes } from "#shared/account/profile-contract.ts";
import { foreignImageText, parseMediaUrl } from "#shared/media/media-url.ts";
import { heldImageText } from "#shared/media/held-image-text.ts";
import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError, Invalid } from "../../errors.ts";
import { readFileBytes } from "../media/limit-image-bytes.ts";
import { readOwnUpload } from "../media/own-upload.ts";
import { removeUnusedImage } from "../media/remove-image.ts";
import { saveImage } from "../media/store-image.ts";
import { classifyWithPictures } from "../moderation/classify-before-publishing.ts";
import { sayWhyUnfit } from "../moderation/refuse-unfit-profile.ts";
import { fileOrigins } from "../../settings/storage-config.ts";

/** A member's new picture, of their profile or over it. */
interface ProfileImage {
  readonly id: string;
  /** Stored by this call, so nothing else shows it. */
  readonly isNew: boolean;
}

/** A new picture, as it is given by the fields `field` and `{field}Url`. */
interface Given {
  readonly field: "profileImage" | "coverImage";
  readonly file?: File | undefined;
  readonly url?: string | null | undefined;
}

/**
 * Stores the file, or finds the named upload (media.3), and classifies it like a post's image.
 * Returns undefined when the picture is unchanged, null when it is removed. Throws
 * `unsupported_image`, `invalid_image` and 413 for an unsuitable picture, `foreign_image` for an
 * address that is not the actor's own upload, and `Invalid` with the reason for a level below high
 * and for a picture that is held (media.11).
 */
export async function chooseImage(
  ctx: MemberCtx,
  { field, file, url }: Given,
): Promise<ProfileImage | null | undefined> {
  if (file) return await storeFile(ctx, file);
  if (url === undefined) return undefined;
  if (url === null || url.trim() === "") return null;
  const id = parseMediaUrl(url, ...fileOrigins(ctx.config));
  const upload = id ? await readOwnUpload(ctx, id) : null;
  if (!id || !upload) throw foreignImage(`${field}Url`);
  if (upload.isHeld) throw heldImage(`${field}Url`);
  // Profile pictures are stills (media.9): of an animation the first frame is stored beside it.
  if (upload.isAnimated) return await storeStill(ctx, upload, `${field}Url`);
  await refuseUnfitImage(ctx, { id, bytes: upload.bytes }, `${field}Url`);
  return { id, isNew: false };
}

/** Removes the file of a picture that was not saved. An upload is kept for another attempt. */
export async function discardImage(ctx: MemberCtx, image: ProfileImage | null | undefined): Promise<void> {
  if (image?.isNew) await removeUnusedImage(ctx, image.id);
}

async function storeFile(ctx: MemberCtx, file: File): Promise<ProfileImage> {
  return await storeStill(ctx, { bytes: await readPictureBytes(file) }, "profileImage").catch(
    rethrowForField,
  );
}

async function storeStill(
  ctx: MemberCtx,
  { bytes, madeWithAi }: { readonly bytes: Uint8Array; readonly madeWithAi?: boolean },
  field: string,
): Promise<ProfileImage> {
  const image = { id: uuidv7(), isNew: true };
  const by = madeWithAi ? "model" : "member";
  const given = { id: image.id, ownerId: ctx.actor.id, bytes, by, isStill: true } as const;
  const { full, isHeld } = await saveImage(ctx, given);
  try {
    if (isHeld) throw heldImage(field);
    await refuseUnfitImage(ctx, { id: image.id, bytes: full }, field);
  } catch (error) {
    await discardImage(ctx, image);
    throw error;
  }
  return image;
}

async function readPictureBytes(file: File): Promise<Uint8Array> {
  if (file.size > profileImageBytes) {
    const text = msg`Image must be smaller than 5MB`;
    throw new AppError("body_too_large", text, { fields: { profileImage: text } });
  }
  return await readFileBytes(file);
}

/** Rethrows an error about a picture with this form's field. */
function rethrowForField(error: unknown): never {
  if (error instanceof AppError && error.fields?.image) {
    const { code, text, cause, fields: { image: profileImage } } = error;
    throw new AppError(code, text, { fields: { profileImage }, cause });
  }
  throw error;
}

async function refuseUnfitImage(
  ctx: MemberCtx,
  image: { readonly id: string; readonly bytes: Uint8Array },
  field: string,
): Promise<void> {
  const { level, elements } = await classifyWithPictures(ctx, {}, [image]);
  if (getLevelRank(level) <= getLevelRank("high")) return;
  const text = msg`This picture ${{ why: sayWhyUnfit(elements) }}. Please choose another one.`;
  throw new Invalid(text, { [field]: text });
}

/** Nobody may see it, so that the profile keeps what it has (media.11). */
function heldImage(field: string): Invalid {
  return new Invalid(heldImageText, { [field]: heldImageText });
}

export function foreignImage(field: string): Invalid {
  return new Invalid(foreignImageText, { [field]: foreignImageText }, "foreign_image");
}
