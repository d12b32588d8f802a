import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { Comment, newComment } from "#shared/comments/contract.ts";
import { mentionsIn } from "#shared/posts/hashtags-mentions-links.ts";
import type { MemberCtx } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { classify } from "../moderation/classify-before-publishing.ts";
import { loadAuthor, postNotFound } from "../posts/get-post.ts";
import { presentReply } from "./present.ts";
import { insertComment } from "./add-comment-queries.ts";
import { selectComments } from "./queries.ts";
import { commentNotFound } from "./load-comment.ts";
import { publishActivity } from "../activity/publish-activity.ts";
import { crisisSupport, type Support } from "#shared/moderation/crisis-support.ts";

/**
 * Comments on a post, or replies to one of its top-level comments. Throws `NotFound` for a post the actor may not see, before
 * the moderator is asked, and `Invalid` for a parent that is a reply, deleted, or of another post (comments.1).
 */
export async function addComment(
  ctx: MemberCtx,
  postId: string,
  input: z.output<typeof newComment>,
): Promise<Comment & { support: Support | null }> {
  await loadAuthor(ctx, postId);
  const classified = await classify(ctx, { text: input.content });
  const id = ctx.createdId ?? uuidv7();
  const added = await insertComment(ctx.sql, {
    id,
    postId,
    parentId: input.parentId ?? null,
    author: ctx.actor,
    content: input.content,
    mentions: mentionsIn(input.content),
    classified,
    createdAt: ctx.clock.now(),
  });
  if (!added) throw postNotFound();
  publishActivity(ctx, added.recorded);
  // An earlier attempt under the same key may have written it.
  const [row] = await selectComments(ctx.sql, [id]);
  if (!row && added.is_added) throw commentNotFound();
  if (!row) {
    const message = "You can't reply to this comment.";
    throw new Invalid(message, { parentId: message });
  }
  return {
    ...presentReply(row, { is_liked: false }),
    replies: [],
    support: classified.support ? crisisSupport : null,
  };
}
