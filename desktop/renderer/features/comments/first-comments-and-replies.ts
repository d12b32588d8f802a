import type { Comment, Reply } from "#shared/comments/contract.ts";

/**
 * Outside the post page, 'Load More Comments' appears from this many comments and
 * replies (comments.4).
 */
export const commentsBeforeMoreLink = 10;
/** Replies of a comment shown before 'Show more replies'. */
const repliesAtFirst = 3;

/** The first threads that together have at least `atLeast` comments and replies. */
export function takeFirstThreads(comments: readonly Comment[], atLeast: number): readonly Comment[] {
  let seen = 0;
  return comments.filter((comment) => {
    if (seen >= atLeast) return false;
    seen += 1 + Math.min(comment.replies.length, repliesAtFirst);
    return true;
  });
}

/** The replies shown before 'more'. A single hidden reply is shown too. */
export function takeFirstReplies(replies: readonly Reply[]): readonly Reply[] {
  return replies.length <= repliesAtFirst + 1 ? replies : replies.slice(0, repliesAtFirst);
}
