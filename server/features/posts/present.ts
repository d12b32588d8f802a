import { mediaUrl } from "#shared/media/media-url.ts";
import type { EmbeddedPost, Image, Post } from "#shared/posts/post-shapes.ts";
import { presentAuthor } from "../members/present.ts";
import { presentOwnPromotion } from "../promotions/present.ts";
import { type Listener, presentAudio } from "../speech/present-audio.ts";
import { presentElements } from "../moderation/present.ts";
import type { PostRow } from "./queries.ts";
import type { PostSkeleton, ViewerFlags } from "./post-skeleton-queries.ts";

/** The rows that one entry of a list needs. */
interface EntryRows {
  readonly entry: PostRow;
  /** The original where the entry is a repost, else the entry itself. */
  readonly target: PostRow;
  /** The quoted post; null when there is none that the viewer may see. */
  readonly quoted: PostRow | null;
}

/** Joins the common and the viewer's part into the contract's shape. */
export function presentPost(
  { entry, target, quoted }: EntryRows,
  viewer: PostSkeleton,
  viewerId: string,
  now: Date,
): Post {
  const listener = { id: viewerId, voice: viewer.voice };
  const shown = {
    ...presentEmbedded(target, viewer, listener),
    ownPromotion: presentOwnPromotion(viewer.own_promotion, target.moderation_level, now),
  };
  const quotedPost = quoted && presentEmbedded(quoted, {
    is_liked: viewer.quoted_is_liked ?? false,
    is_bookmarked: viewer.quoted_is_bookmarked ?? false,
    is_reposted: viewer.quoted_is_reposted ?? false,
  }, listener);
  if (entry.id === target.id) return { ...shown, repostedPost: null, quotedPost };
  return {
    // Counts, flags and level are the original's, since acts on a repost count for it.
    ...shown,
    id: entry.id,
    content: `RT @${shown.author.username}: ${shown.content}`,
    imageUrl: null,
    image: null,
    author: presentAuthor(entry),
    createdAt: entry.created_at.toISOString(),
    repostedPostId: target.id,
    repostedPost: { ...shown, quotedPost },
    quotedPostId: null,
    isQuote: false,
    quotedPost: null,
  };
}

function presentEmbedded(row: PostRow, viewer: ViewerFlags, listener: Listener): EmbeddedPost {
  return {
    id: row.id,
    content: row.content,
    imageUrl: row.image_id && mediaUrl(row.image_id),
    image: presentImage(row),
    audioUrl: presentAudio(row.audio, row.author_id, listener),
    author: presentAuthor(row),
    createdAt: row.created_at.toISOString(),
    likesCount: row.likes_count,
    commentsCount: row.comments_count,
    sharesCount: row.shares_count,
    repostsCount: row.reposts_count,
    isLiked: viewer.is_liked,
    isBookmarked: viewer.is_bookmarked,
    isReposted: viewer.is_reposted,
    moderationLevel: row.moderation_level,
    elementModerations: presentElements(row.elements, { isAuthor: row.author_id === listener.id }),
    repostedPostId: null,
    quotedPostId: row.quoted_post_id,
    isQuote: row.quoted_post_id !== null,
    isPromotedDisplay: false,
    promotionId: null,
  };
}

function presentImage(row: PostRow): Image | null {
  if (!row.image_id || !row.image_width || !row.image_height) return null;
  return {
    url: mediaUrl(row.image_id),
    thumbnailUrl: mediaUrl(row.image_id, "thumbnail"),
    width: row.image_width,
    height: row.image_height,
    placeholder: row.image_placeholder ?? "",
    alt: row.image_alt,
  };
}
