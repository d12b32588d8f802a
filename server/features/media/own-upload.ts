import type { MemberCtx } from "../../context.ts";
import { type OwnImage, selectOwnImage } from "./image-queries.ts";
import { removedPicture } from "./refuse-removed-picture.ts";
import { readImage } from "./read-image.ts";

export type OwnUpload =
  | OwnImage & { readonly isHeld: false; readonly bytes: Uint8Array }
  | OwnImage & { readonly isHeld: true; readonly bytes: null };

/**
 * The actor's own image, without its bytes while it is held (media.11); null when it does not
 * exist. The statement that would show it checks whether it is already used. Throws `Invalid` for
 * one that moderators removed (media.13).
 */
export async function readOwnUpload(
  ctx: MemberCtx,
  id: string,
): Promise<OwnUpload | null> {
  const image = await selectOwnImage(ctx.sql, ctx.actor.id, id);
  if (!image) return null;
  if (image.isRemoved) throw removedPicture();
  if (image.isHeld) return { ...image, isHeld: true, bytes: null };
  const bytes = await readImage(ctx, id);
  return bytes && { ...image, isHeld: false, bytes };
}
