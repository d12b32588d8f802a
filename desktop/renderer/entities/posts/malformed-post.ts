import { openToEveryone } from "#shared/posts/post-audience.ts";
import type { Author, Post } from "#shared/posts/post-shapes.ts";
import { hasTexts, isObject } from "../../lib/api/malformed-rows.ts";

/** The stand-in for a malformed post in a list. */
interface MalformedPost extends Post {
  readonly isMalformed: true;
}

const nobody: Author = {
  id: "",
  username: "",
  displayName: "",
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  profileImageMadeWithAi: false,
  badge: null,
  isBot: false,
};

export function createMalformedPost(id: string): MalformedPost {
  return { ...createEmptyPost(id), isMalformed: true };
}

/** A stand-in without author and text. */
export function createEmptyPost(id: string): Post {
  return {
    id,
    content: "",
    language: null,
    mentions: [],
    imageUrl: null,
    image: null,
    images: [],
    audioUrl: null,
    audioMadeWithAi: false,
    author: nobody,
    createdAt: "",
    revision: 1,
    editedAt: null,
    likesCount: 0,
    commentsCount: 0,
    hasHiddenComments: false,
    sharesCount: 0,
    repostsCount: 0,
    isLiked: false,
    isBookmarked: false,
    isReposted: false,
    moderationLevel: null,
    elementModerations: [],
    repostedPostId: null,
    repostedPost: null,
    quotedPostId: null,
    quotedPost: null,
    isQuote: false,
    madeWithAi: false,
    isCovered: false,
    coveredBy: null,
    coverWords: null,
    coverTopics: [],
    poll: null,
    ...openToEveryone,
    canComment: true,
    canQuote: true,
    isPromotedDisplay: false,
    promotionId: null,
    ownPromotion: null,
  };
}

export function isMalformed(post: Post): boolean {
  return "isMalformed" in post;
}

/** Whether an entry has the fields that lists need; ErrorBoundary catches what its card misses. */
export function isPost(entry: unknown): entry is Post {
  if (!isObject(entry)) return false;
  const { author, createdAt, repostedPost } = entry;
  return hasTexts(entry, "id", "content", "createdAt") &&
    !Number.isNaN(Date.parse(String(createdAt))) &&
    isObject(author) && hasTexts(author, "id", "username", "displayName") &&
    (!repostedPost || isPost(repostedPost));
}
