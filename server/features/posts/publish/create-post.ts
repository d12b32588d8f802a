import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import { sayWhoQuotes } from "#shared/posts/audience-refusals.ts";
import { draftGone } from "#shared/drafts/draft-gone.ts";
import type { newPost } from "#shared/posts/contract.ts";
import { normalizeCover } from "#shared/moderation/decide-cover.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { findHashtags, findPossibleMentions } from "#shared/posts/hashtags-mentions-links.ts";
import { isBlank } from "#shared/visible-text.ts";
import { detectWrittenLanguage } from "../../../classifier/detect-written-language.ts";
import type { MemberCtx } from "../../../context.ts";
import { Forbidden, Invalid, NotFound } from "../../../errors.ts";
import {
  classifyWithPictures,
  isOnlyDistress,
  joinPostText,
} from "../../moderation/classify-before-publishing.ts";
import { toCoverColumns } from "../../moderation/covers/cover-fragments.ts";
import { suggestCover } from "../../moderation/covers/suggest-cover.ts";
import { joinAnswers } from "../../polls/join-answers.ts";
import { makePoll, startPoll } from "../../polls/make-poll.ts";
import { getSupport } from "../../moderation/get-support.ts";
import { isOwnCrisis } from "../../moderation/words-of-crisis.ts";
import { getPost } from "../get-post.ts";
import { chooseImages, foreignImage } from "./choose-images.ts";
import { type InsertedPost, insertPost, type NewPostRow, type ScheduledPost } from "./create-post-queries.ts";
import { createRepost } from "../repost/repost-post.ts";
import { selectPostSkeleton } from "../post-skeleton-queries.ts";
import { unedited } from "../../revisions/present-edits.ts";
import { publishActivity } from "../../xp/activity/publish-activity.ts";
import { PostForAllReaders } from "../hydrate/post-for-all-readers.ts";
import { writeEntry } from "../hydrate/write-entry.ts";

type NewPost = z.output<typeof newPost>;

/**
 * Publishes text, an image, or both, also as a quote; or reposts (posts.4). Throws `Invalid` when
 * there is neither, `unsupported_image`, `invalid_image` and 413 for an unsuitable picture,
 * `foreign_image` for an image URL that is not the author's own upload (media.2), `NotFound` for a
 * post that the author does not see, and `Forbidden` for one that they may not quote (posts.29). It
 * is classified before anyone sees it (moderation.4); a repost has its original's level. Of a
 * scheduled post its row goes in the same statement, and `NotFound` is thrown where that has
 * changed or gone.
 */
export async function createPost(
  ctx: MemberCtx,
  input: NewPost,
  scheduled: ScheduledPost | null = null,
): Promise<Post & { support: Support | null }> {
  refuseContradictions(input);
  if (input.repostedPostId) {
    return { ...await createRepost(ctx, input.repostedPostId), support: null };
  }
  const content = isBlank(input.content) ? "" : input.content.trim();
  if (!content && !input.image && !input.aiImageUrl && !input.images?.length) {
    throw new Invalid(msg`Please write something or attach an image before posting`);
  }
  const createdAt = ctx.clock.now();
  const poll = input.poll ? makePoll(input.poll, createdAt) : null;
  const images = await chooseImages(ctx, input);
  const cover = normalizeCover(input);
  const text = joinPostText(content, images, cover, poll?.answers);
  const classified = await classifyWithPictures(
    ctx,
    { text, isFromNewcomer: ctx.actor.isNewcomer },
    images,
  );
  suggestCover({ ...input, cover, text, classified });
  const id = ctx.createdId ?? uuidv7();
  const quotedPostId = input.quotedPostId ?? null;
  const post = {
    id,
    author: ctx.actor,
    content,
    language: input.language ?? detectWrittenLanguage(joinAnswers(content, poll?.answers)),
    images,
    cover,
    quotedPostId,
    poll,
    commentsFrom: input.commentsFrom ?? "everyone",
    quotesFrom: input.quotesFrom ?? "everyone",
    madeWithAi: input.madeWithAi ?? false,
    hashtags: findHashtags(content),
    mentions: findPossibleMentions(content),
    classified,
    isHeld: images.some(({ bytes }) => bytes === null),
    scheduled,
    createdAt,
  };
  const inserted = await insertPost(ctx.sql, post);
  ctx.changed(["newest", `author:${ctx.actor.id}`, ...post.hashtags.map((tag) => `tag:${tag}` as const)]);
  if (!inserted.is_created) {
    await assertWritten(ctx, id, {
      isQuotedGone: quotedPostId !== null && !inserted.has_quoted,
      refusedBy: inserted.refused_by,
      isOtherDraft: scheduled !== null && inserted.has_image === images.length > 0,
    });
  }
  publishActivity(ctx, inserted.recorded);
  if (inserted.is_created && !post.isHeld) ctx.publish({ type: "posts" });
  const isReadAgain = !inserted.is_created || images.length > 0 || quotedPostId !== null;
  return {
    ...isReadAgain ? await getPost(ctx, id) : presentNewPost(post, inserted),
    support: isOwnCrisis(text, classified) ? await getSupport(ctx, ctx.actor.id) : null,
  };
}

function refuseContradictions(
  { isQuote, quotedPostId, repostedPostId, images, image, aiImageUrl }: NewPost,
): void {
  if (images && (image || aiImageUrl)) {
    throw new Invalid(msg`Please give the pictures of a post in one list.`, {
      images: msg`Not beside another picture`,
    });
  }
  if (isQuote && !quotedPostId) {
    throw new Invalid(msg`Please say which post you quote.`, { quotedPostId: msg`Missing for a quote` });
  }
  if (quotedPostId && repostedPostId) {
    throw new Invalid(msg`A post can quote or repost, not both.`, {
      repostedPostId: msg`Not beside a quote`,
    });
  }
}

/**
 * An earlier attempt under the same key may have written the post; otherwise the author may not use
 * what it refers to.
 */
async function assertWritten(
  ctx: MemberCtx,
  id: string,
  { isQuotedGone, refusedBy, isOtherDraft }: {
    readonly isQuotedGone: boolean;
    readonly refusedBy: InsertedPost["refused_by"];
    readonly isOtherDraft: boolean;
  },
): Promise<void> {
  if (ctx.createdId && await selectPostSkeleton(ctx.sql, ctx.actor, id)) return;
  if (isQuotedGone) throw new NotFound(msg`The post you quote is no longer available.`);
  if (refusedBy) throw new Forbidden(sayWhoQuotes(refusedBy.audience, refusedBy.name));
  if (isOtherDraft) throw new NotFound(draftGone);
  throw foreignImage();
}

/**
 * A text post as its author sees it at publication, without likes and comments: `getPost` without a
 * read.
 */
function presentNewPost(post: NewPostRow, inserted: InsertedPost): Post {
  const shared = new PostForAllReaders({
    ...inserted,
    // The author need not know this of themselves.
    author_is_limited: false,
    stays_with_close: isOnlyDistress(post.classified),
    id: post.id,
    content: post.content,
    language: post.language,
    quoted_post_id: null,
    is_quote_detached: false,
    detached_by: null,
    comments_from: post.commentsFrom,
    quotes_from: post.quotesFrom,
    image_id: null,
    image_alt: "",
    image_width: null,
    image_height: null,
    image_placeholder: null,
    image_made_with_ai: false,
    image_is_animated: false,
    image_is_held: false,
    further_images: null,
    made_with_ai: post.madeWithAi,
    moderation_level: post.classified.level,
    elements: post.classified.elements,
    audio: {},
    likes_count: 0,
    comments_count: 0,
    commenters: null,
    comments_by_level: [0, 0, 0, 0],
    shares_count: 0,
    reposts_count: 0,
    poll: post.poll && startPoll(post.poll),
    created_at: post.createdAt,
    ...unedited,
    is_covered: false,
    ...toCoverColumns(post.cover, post.classified),
  });
  const untouched = {
    is_liked: false,
    is_bookmarked: false,
    is_reposted: false,
    choice: 0,
    can_comment: true,
    can_quote: true,
    sees_detacher: null,
    voice: "",
    comment_changes: null,
    quoted_comment_changes: null,
    own_promotion: null,
    quoted_is_liked: null,
    quoted_is_bookmarked: null,
    quoted_is_reposted: null,
    quoted_choice: null,
    quoted_can_comment: null,
    quoted_can_quote: null,
  };
  const posts = { entry: shared, target: shared, quoted: null };
  return JSON.parse(writeEntry(posts, untouched, post.author, post.createdAt).json) as Post;
}
