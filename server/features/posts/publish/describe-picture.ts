import { msg } from "@lingui/core/runtime-macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { Forbidden, NotFound } from "../../../errors.ts";
import { requireDescriptions } from "../../media/attached/choose-pictures.ts";
import { classify, joinPostText } from "../../moderation/classify-before-publishing.ts";
import { lowerPost } from "../../moderation/review/lower-post.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { getEmbeddedPost, getPost } from "../get-post.ts";
import { canChangePost } from "../permissions.ts";

/**
 * Changes the description of a picture of the actor's post (media.15). The post's words are judged
 * again with it, which can only lower its level; its pictures are not. Throws `NotFound` for a
 * post, or a picture of it, that is not there, `Forbidden` for another's, and
 * `description_missing`.
 */
export async function describePicture(
  ctx: MemberCtx,
  { id: givenId, imageId }: { readonly id: string; readonly imageId: string },
  given: { readonly alt: string },
): Promise<Post> {
  const { id, author, content, poll, images, revision } = await getEmbeddedPost(ctx, givenId);
  if (!canChangePost(ctx.actor, { authorId: author.id })) {
    throw new Forbidden(msg`You can only describe the pictures of your own posts.`);
  }
  if (!images.some((image) => image.id === imageId)) {
    throw new NotFound(msg`This post no longer shows that picture.`);
  }
  const alt = given.alt.trim();
  await requireDescriptions(ctx, [{ alt }]);
  const described = images.map((image) => image.id === imageId ? { ...image, alt } : image);
  const classified = await classify(ctx, {
    text: joinPostText(content, described, null, poll?.answers.map((answer) => answer.content)),
    isFromNewcomer: ctx.actor.isNewcomer,
  });
  const at = ctx.clock.now();
  const notified = await ctx.db.transaction(async (tx) => {
    if (!await lockVersion(tx, { id, revision })) return "edited";
    await setDescription(tx, { id, imageId, alt });
    return await lowerPost(tx, { id, revision }, classified, at);
  });
  // Since it was judged: its new words are judged with the description.
  if (notified === "edited") return await describePicture(ctx, { id: givenId, imageId }, given);
  ctx.changed([`post:${id}`]);
  publishNotified(ctx, [notified]);
  return await getPost(ctx, givenId);
}

/** Returns whether this version of the post stands. */
async function lockVersion(
  tx: Tx,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<boolean> {
  const standing = await tx`
    select from posts where id = ${id} and revision = ${revision} for no key update`;
  return standing.length > 0;
}

/** Of the first, which stands in the post's row, or of one after it. */
async function setDescription(
  tx: Tx,
  { id, imageId, alt }: { readonly id: string; readonly imageId: string; readonly alt: string },
): Promise<void> {
  await tx`update posts set image_alt = ${alt} where id = ${id} and image_id = ${imageId}`;
  await tx`update attached_pictures set alt = ${alt} where post_id = ${id} and image_id = ${imageId}`;
}
