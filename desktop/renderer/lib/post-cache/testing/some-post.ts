import type { Post } from "#shared/posts/shapes.ts";

/** A valid post for tests; override only what matters. */
export function somePost(parts: Partial<Post> = {}): Post {
  return {
    id: "post-1",
    content: "A calm morning.",
    imageUrl: null,
    image: null,
    audioUrl: null,
    author: {
      id: "member-1",
      username: "ada",
      displayName: "Ada Lind",
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      badge: null,
      isBot: false,
    },
    createdAt: "2026-11-01T08:00:00.000Z",
    likesCount: 0,
    commentsCount: 0,
    sharesCount: 0,
    repostsCount: 0,
    isLiked: false,
    isBookmarked: false,
    isReposted: false,
    moderationLevel: "top",
    elementModerations: [],
    repostedPostId: null,
    quotedPostId: null,
    isQuote: false,
    isPromotedDisplay: false,
    promotionId: null,
    repostedPost: null,
    quotedPost: null,
    ownPromotion: null,
    ...parts,
  };
}
