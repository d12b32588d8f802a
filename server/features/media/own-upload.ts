import type { MemberCtx } from "../../context.ts";
import { selectOwnImage } from "./image-queries.ts";
import { readImage } from "./read-image.ts";

/**
 * The actor's own image; null when it does not exist. The statement that would show it checks
 * whether it is already used.
 */
export async function readOwnUpload(
  ctx: MemberCtx,
  id: string,
): Promise<{ readonly width: number; readonly height: number; readonly bytes: Uint8Array } | null> {
  const size = await selectOwnImage(ctx.sql, ctx.actor.id, id);
  const bytes = size && await readImage(ctx, id);
  return size && bytes && { ...size, bytes };
}
