import type { MemberCtx } from "../../context.ts";
import { selectOwnImage } from "./image-queries.ts";
import { readImage } from "./read-image.ts";

/** The actor's own image; null when there is none. Whether something shows it is for the statement that would show it. */
export async function readOwnUpload(
  ctx: MemberCtx,
  id: string,
): Promise<{ readonly width: number; readonly height: number; readonly bytes: Uint8Array } | null> {
  const size = await selectOwnImage(ctx.sql, ctx.actor.id, id);
  const bytes = size && await readImage(ctx, id);
  return size && bytes && { ...size, bytes };
}
