import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../context.ts";
import { Forbidden } from "../../errors.ts";
import { loadPostAuthor } from "../posts/get-post.ts";
import { canRemoveAudio } from "./permissions.ts";
import { detachAudio } from "./audio-queries.ts";

/**
 * Removes the audio of the actor's post in every voice, at no cost (posts.6), if there is any. A
 * running generation is refunded. Throws `NotFound`, or `Forbidden` for another's post.
 */
export async function removeAudio(
  ctx: MemberCtx,
  postId: string,
): Promise<{ success: true; xpSpent: number }> {
  const authorId = await loadPostAuthor(ctx, postId);
  if (!canRemoveAudio(ctx.actor, { authorId })) {
    throw new Forbidden(msg`Only the author can remove a post's audio.`);
  }
  const originalId = await detachAudio(ctx.sql, { id: postId, authorId });
  ctx.changed(originalId === null ? [] : [`post:${originalId}`]);
  return { success: true, xpSpent: 0 };
}
