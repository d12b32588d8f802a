import { mediaUrl } from "#shared/media/rules.ts";
import type { Image, Post } from "#shared/posts/shapes.ts";
import { presentAuthor } from "../members/present.ts";
import type { PostRow, PostSkeleton } from "./read-queries.ts";

/** The common part and the viewer's, as the contract shows a post (A§3). */
export function presentPost(row: PostRow, viewer: PostSkeleton): Post {
  return {
    id: row.id,
    content: row.content,
    imageUrl: row.image_id && mediaUrl(row.image_id),
    image: presentImage(row),
    audioUrl: null,
    author: presentAuthor(row),
    createdAt: row.created_at.toISOString(),
    likesCount: row.likes_count,
    commentsCount: row.comments_count,
    sharesCount: row.shares_count,
    repostsCount: row.reposts_count,
    isLiked: viewer.is_liked,
    isBookmarked: false,
    isReposted: false,
    moderationLevel: row.moderation_level,
    elementModerations: [],
    repostedPostId: null,
    quotedPostId: null,
    isQuote: false,
    isPromotedDisplay: false,
    promotionId: null,
    repostedPost: null,
    quotedPost: null,
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
