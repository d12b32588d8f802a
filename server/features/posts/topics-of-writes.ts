import type { NewPost } from "#shared/posts/contract.ts";
import type { Topics } from "../../db/cache/writes.ts";
import type { Sql } from "../../db/open-database.ts";
import { peekEntry } from "./hydrate/cached-entries.ts";
import { getAuthorTopic, getPostTopic, getThreadsTopic, topicOfNewest } from "./hydrate/post-topics.ts";

/**
 * A mark on a post, which counts for its original, changes the counters of cached posts. Null for a
 * post that nobody has read just now: it may be a repost.
 */
export function getTopicsOfMark(sql: Sql, postId: string): Topics {
  return isOriginal(sql, postId) ? new Set([getPostTopic(postId)]) : null;
}

/** The same of a comment. */
export function getTopicsOfComment(sql: Sql, postId: string): Topics {
  return isOriginal(sql, postId) ? new Set([getPostTopic(postId), getThreadsTopic(postId)]) : null;
}

/** A new post changes lists, and no other post unless it names one. */
export function getTopicsOfNewPost(
  authorId: string,
  { quotedPostId, repostedPostId }: Pick<NewPost, "quotedPostId" | "repostedPostId">,
): Topics {
  return quotedPostId || repostedPostId ? null : new Set([topicOfNewest, getAuthorTopic(authorId)]);
}

function isOriginal(sql: Sql, postId: string): boolean {
  return peekEntry(sql, postId)?.isRepost === false;
}
