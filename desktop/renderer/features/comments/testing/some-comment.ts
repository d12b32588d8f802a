import type { Comment } from "#shared/comments/contract.ts";

/** A valid comment for tests; override only what matters. */
export function someComment(parts: Partial<Comment> = {}): Comment {
  return {
    id: "comment-1",
    postId: "post-1",
    parentId: null,
    images: [],
    content: "Well said.",
    language: null,
    mentions: [],
    author: {
      id: "member-2",
      username: "ben",
      displayName: "Ben Okoye",
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      profileImageMadeWithAi: false,
      badge: null,
      isBot: false,
    },
    createdAt: "2026-11-01T08:05:00.000Z",
    revision: 1,
    editedAt: null,
    likesCount: 0,
    isLiked: false,
    isDeleted: false,
    isFolded: false,
    isCovered: false,
    coveredBy: null,
    coverWords: null,
    coverTopics: [],
    moderationLevel: "top",
    replies: [],
    ...parts,
  };
}
