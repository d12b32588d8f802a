import type { Ctx } from "../../../context.ts";
import { classify } from "../classify-before-publishing.ts";
import { insertUploadVerdict } from "./upload-verdict-queries.ts";

/**
 * Asks the moderation service about an upload as it ends, so that nobody waits for that when they
 * show it (media.14), and keeps what it says. Without a service nothing is done. What goes wrong is
 * logged: whoever shows the picture asks then.
 */
export async function judgeUpload(
  ctx: Ctx,
  { id, ownerId, bytes }: { readonly id: string; readonly ownerId: string; readonly bytes: Uint8Array },
): Promise<void> {
  if (ctx.providers.moderator.isBuiltIn) return;
  const asker = { providers: ctx.providers, actor: { id: ownerId } };
  const { elements, topics = [], decidedBy } = await classify(asker, {
    image: { bytes, mediaType: "image/webp" },
  });
  const [element] = elements;
  if (!element || decidedBy !== "openai") return;
  try {
    await insertUploadVerdict(ctx.sql, { imageId: id, element, topics, at: ctx.clock.now() });
  } catch (err) {
    ctx.log.warn({ err, imageId: id }, "the verdict on an upload could not be kept");
  }
}
