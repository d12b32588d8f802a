import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { servePrivateImage } from "../../media/private-image.ts";
import { getMessages } from "../get-messages.ts";

/**
 * A picture of a message, the first unless `imageId` says which, for one of its two members. Throws
 * `NotFound` for others, once it is unsent, and where a filter hides it.
 */
export async function getMessageImage(
  ctx: MemberCtx,
  wanted: { messageId: string; imageId?: string; size: "full" | "thumbnail"; ifNoneMatch: string | null },
): Promise<Response> {
  const [message] = await getMessages(ctx, [wanted.messageId]);
  const images = message?.images ?? [];
  const image = wanted.imageId ? images.find(({ id }) => id === wanted.imageId) : images[0];
  if (!message || !image) throw new NotFound(msg`This image is no longer available.`);
  return await servePrivateImage(ctx, {
    imageId: image.id,
    size: wanted.size,
    ifNoneMatch: wanted.ifNoneMatch,
  });
}
