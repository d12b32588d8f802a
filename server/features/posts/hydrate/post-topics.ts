// Topics: writes name those they change (`dropCachedReads`), cached lists and posts depend on them.

/** A post's row or counters. The id as it is, since all cached posts are asked at each write. */
export const getPostTopic = (postId: string): string => postId;

/** The threads below a post. */
export const getThreadsTopic = (postId: string): string => `threads:${postId}`;

/** The posts of a member: one was published. */
export const getAuthorTopic = (authorId: string): string => `author:${authorId}`;

/** The posts of everybody: one was published. */
export const topicOfNewest = "newest";
