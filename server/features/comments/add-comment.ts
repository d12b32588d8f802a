import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { Comment, newComment } from "#shared/comments/contract.ts";
import { sayWhoComments } from "#shared/posts/audience-refusals.ts";
import { isFolded } from "#shared/comments/is-folded.ts";
import { normalizeCover } from "#shared/moderation/decide-cover.ts";
import { findPossibleMentions } from "#shared/posts/hashtags-mentions-links.ts";
import { isBlank } from "#shared/visible-text.ts";
import { detectWrittenLanguage } from "../../classifier/detect-written-language.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden, Invalid } from "../../errors.ts";
import { choosePictures, foreignPicture } from "../media/attached/choose-pictures.ts";
import {
  classifyWithPictures,
  isOnlyDistress,
  joinPostText,
} from "../moderation/classify-before-publishing.ts";
import { toCoverColumns } from "../moderation/covers/cover-fragments.ts";
import { suggestCover } from "../moderation/covers/suggest-cover.ts";
import { getSupport } from "../moderation/get-support.ts";
import { isOwnCrisis } from "../moderation/words-of-crisis.ts";
import { loadPostAuthor, postNotFound } from "../posts/get-post.ts";
import { presentReply } from "./present.ts";
import { type AddedRow, insertComment, type NewCommentRow } from "./add-comment-queries.ts";
import { type CommentRow, selectComments } from "./comment-queries.ts";
import { publishActivity } from "../xp/activity/publish-activity.ts";
import { unedited } from "../revisions/present-edits.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";

/**
 * Comments on a post, or replies to one of its top-level comments. Throws `NotFound` for a post the
 * actor may not see, before a service is asked to moderate, `Forbidden` where its author lets
 * others comment (posts.29), `Invalid` for a parent that is a reply, deleted, or of another post
 * (comments.1), and for pictures as `choosePictures`. `askerId`: it is
 * Lisa's answer to this member, who is notified of it as such.
 */
export async function addComment(
  ctx: MemberCtx,
  postId: string,
  input: z.output<typeof newComment>,
  { askerId = null }: { readonly askerId?: string | null } = {},
): Promise<Comment & { support: Support | null }> {
  // The built-in lists cost less than this check, and the statement checks again in any case.
  if (!ctx.providers.moderator.isBuiltIn) await loadPostAuthor(ctx, postId, "close");
  const images = await choosePictures(ctx, input.images ?? []);
  const content = isBlank(input.content) ? "" : input.content;
  const cover = normalizeCover(input);
  const text = joinPostText(content, images, cover);
  const classified = await classifyWithPictures(
    ctx,
    { text, isFromNewcomer: ctx.actor.isNewcomer },
    images,
  );
  suggestCover({ ...input, cover, text, classified });
  const id = ctx.createdId ?? uuidv7();
  const comment = {
    id,
    postId,
    parentId: input.parentId ?? null,
    author: ctx.actor,
    content,
    language: input.language ?? detectWrittenLanguage(content),
    mentions: findPossibleMentions(content),
    images,
    cover,
    classified,
    isHeld: images.some(({ bytes }) => bytes === null),
    createdAt: ctx.clock.now(),
    askerId,
  };
  const added = await insertComment(ctx.sql, comment);
  if (!added) throw postNotFound();
  ctx.changed([
    `post:${added.post_id}`,
    `threads:${added.post_id}`,
    // Where a filter may hide it.
    ...classified.level === "top" && !comment.isHeld ? [] : [`reader:${ctx.actor.id}` as const],
  ]);
  publishActivity(ctx, added.recorded);
  const row = added.is_added && images.length === 0 ? newRow(comment, added) : await selectWritten(ctx, id);
  if (!row) {
    const { refused_by: refusedBy } = added;
    if (refusedBy) throw new Forbidden(sayWhoComments(refusedBy.audience, refusedBy.name));
    if (images.length > 0 && !added.has_images) throw foreignPicture();
    const refusal = msg`You can't reply to this comment.`;
    throw new Invalid(refusal, { parentId: refusal });
  }
  return {
    ...presentReply(row, ctx.actor, { is_liked: false }),
    replies: [],
    support: isOwnCrisis(text, classified) ? await getSupport(ctx, ctx.actor.id) : null,
  };
}

/** A new comment without pictures as everyone sees it, without likes and replies. */
function newRow(comment: NewCommentRow, written: AddedRow): CommentRow {
  return {
    ...written,
    id: comment.id,
    parent_id: comment.parentId,
    content: comment.content,
    language: comment.language,
    moderation_level: comment.classified.level,
    likes_count: 0,
    created_at: comment.createdAt,
    ...unedited,
    deleted_at: null,
    is_folded: isFolded({
      level: comment.isHeld ? null : comment.classified.level,
      isOnlyDistress: isOnlyDistress(comment.classified),
      isForYouth: written.folded_for_youth ?? false,
      authorFolds: null,
    }),
    is_covered: false,
    ...toCoverColumns(comment.cover, comment.classified),
    pictures: null,
  };
}

/** One with pictures, or one that an earlier attempt under the same key wrote. */
async function selectWritten(ctx: MemberCtx, id: string): Promise<CommentRow | undefined> {
  const [row] = await selectComments(ctx.sql, [id]);
  return row;
}
