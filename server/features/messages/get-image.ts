import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { servePrivateImage } from "../media/private-image.ts";
import { getMessages } from "./get-messages.ts";
import { selectImageId } from "./message-queries.ts";

/**
 * The image of a message for one of its two members. Throws `NotFound` for others, once it is
 * unsent, and where a filter hides it.
 */
export async function getMessageImage(
  ctx: MemberCtx,
  wanted: { messageId: string; size: "full" | "thumbnail"; ifNoneMatch: string | null },
): Promise<Response> {
  const [message] = await getMessages(ctx, [wanted.messageId]);
  const imageId = message?.imageUrl ? await selectImageId(ctx.sql, message.id) : null;
  if (!message || !imageId) throw new NotFound(msg`This image is no longer available.`);
  return await servePrivateImage(ctx, {
    imageId,
    tag: message.id,
    size: wanted.size,
    ifNoneMatch: wanted.ifNoneMatch,
  });
}
