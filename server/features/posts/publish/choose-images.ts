import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import { foreignImageText, parseMediaUrl } from "#shared/media/media-url.ts";
import type { newPost } from "#shared/posts/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { fileOrigins } from "../../../settings/storage-config.ts";
import { choosePictures, requireDescriptions } from "../../media/attached/choose-pictures.ts";
import { readFileBytes } from "../../media/limit-image-bytes.ts";
import { readOwnUpload } from "../../media/own-upload.ts";
import { saveImage } from "../../media/store-image.ts";

type NewPost = z.output<typeof newPost>;

/** Its bytes, which a moderator may see; null while it is held (media.11). */
interface ChosenImage {
  readonly id: string;
  readonly alt: string;
  readonly bytes: Uint8Array | null;
}

/**
 * The list; or the file if there is one, otherwise the upload of the URL. A foreign URL is refused
 * even with a file, and never fetched.
 */
export async function chooseImages(ctx: MemberCtx, input: NewPost): Promise<readonly ChosenImage[]> {
  if (input.images) return await choosePictures(ctx, input.images);
  const named = input.aiImageUrl ? parseMediaUrl(input.aiImageUrl, ...fileOrigins(ctx.config)) : null;
  if (input.aiImageUrl && !named) throw foreignImage();
  if (!input.image && !named) return [];
  const alt = input.imageAlt?.trim() ?? "";
  await requireDescriptions(ctx, [{ alt }]);
  return [{ alt, ...(input.image ? await storeFile(ctx, input.image) : await readStoredImage(ctx, named)) }];
}

async function storeFile(ctx: MemberCtx, image: File): Promise<Omit<ChosenImage, "alt">> {
  const id = uuidv7();
  const { full, isHeld } = await saveImage(ctx, {
    id,
    ownerId: ctx.actor.id,
    bytes: await readFileBytes(image),
  });
  return { id, bytes: isHeld ? null : full };
}

async function readStoredImage(ctx: MemberCtx, id: string | null): Promise<Omit<ChosenImage, "alt">> {
  const upload = id ? await readOwnUpload(ctx, id) : null;
  if (!id || !upload) throw foreignImage();
  return { id, bytes: upload.bytes };
}

export function foreignImage(): Invalid {
  return new Invalid(foreignImageText, { aiImageUrl: foreignImageText }, "foreign_image");
}
