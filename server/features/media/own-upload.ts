import type { MemberCtx } from "../../context.ts";
import { type OwnImage, selectOwnImage } from "./image-queries.ts";
import { readImage } from "./read-image.ts";

/**
 * The actor's own image; null when it does not exist. The statement that would show it checks
 * whether it is already used.
 */
export async function readOwnUpload(
  ctx: MemberCtx,
  id: string,
): Promise<OwnImage & { readonly bytes: Uint8Array } | null> {
  const image = await selectOwnImage(ctx.sql, ctx.actor.id, id);
  const bytes = image && await readImage(ctx, id);
  return image && bytes && { ...image, bytes };
}
