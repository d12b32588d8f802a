import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import { ownMediaId } from "#shared/media/rules.ts";
import type { newPost } from "#shared/posts/contract.ts";
import type { Post } from "#shared/posts/shapes.ts";
import { isBlank } from "#shared/visible-text.ts";
import type { MemberCtx } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { fileBytes } from "../media/image-bytes.ts";
import { saveImage } from "../media/save-image.ts";
import { getPost } from "./get-post.ts";
import { insertPost } from "./queries.ts";

type NewPost = z.output<typeof newPost>;

/**
 * Publishes text, an image, or both (A§5). Throws `Invalid` when there is neither, `unsupported_image` and 413 for what
 * is no fit picture, and `foreign_image` for an image URL that is not of the author's own upload (decision 36).
 */
export async function createPost(ctx: MemberCtx, input: NewPost): Promise<Post> {
  const content = isBlank(input.content) ? "" : input.content.trim();
  if (!content && !input.image && !input.aiImageUrl) {
    throw new Invalid("Please write something or attach an image before posting");
  }
  const createdAt = ctx.clock.now();
  const imageId = await imageOf(ctx, input);
  const id = uuidv7();
  const imageAlt = imageId ? input.imageAlt?.trim() ?? "" : "";
  const post = { id, authorId: ctx.actor.id, content, imageId, imageAlt, createdAt };
  if (!await insertPost(ctx.sql, post)) throw foreignImage();
  return getPost(ctx, id);
}

/** The file when one came, else the upload the URL names. A foreign URL is refused even beside a file, and never fetched. */
async function imageOf(ctx: MemberCtx, input: NewPost): Promise<string | null> {
  const named = input.aiImageUrl ? ownMediaId(input.aiImageUrl, ctx.config.publicUrl) : null;
  if (input.aiImageUrl && !named) throw foreignImage();
  if (!input.image) return named;
  const id = uuidv7();
  await saveImage(ctx, { id, ownerId: ctx.actor.id, bytes: await fileBytes(input.image) });
  return id;
}

function foreignImage(): Invalid {
  const message = "Please upload the image itself: images from elsewhere cannot be attached";
  return new Invalid(message, { aiImageUrl: message }, "foreign_image");
}
