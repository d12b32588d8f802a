import type { MemberCtx } from "../../context.ts";
import { Forbidden } from "../../errors.ts";
import { removeImageFiles } from "../media/remove-image-files.ts";
import { getPost, postNotFound } from "./get-post.ts";
import { canDeletePost } from "./policy.ts";
import { deletePost as deletePostRow } from "./queries.ts";

/** Deletes one's own post with its comments, likes and image. Throws `NotFound`, or `Forbidden` for another's post. */
export async function deletePost(ctx: MemberCtx, id: string): Promise<{ success: true; xpSpent: number }> {
  const post = await getPost(ctx, id);
  if (!canDeletePost(ctx.actor, { authorId: post.author.id })) {
    throw new Forbidden("Only the author can delete this post");
  }
  const gone = await deletePostRow(ctx.sql, { id, authorId: ctx.actor.id });
  if (!gone) throw postNotFound();
  if (gone.image_id) await removeImageFiles(ctx, gone.image_id);
  return { success: true, xpSpent: 0 };
}
