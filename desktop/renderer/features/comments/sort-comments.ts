import type { Comment } from "#shared/comments/contract.ts";

export type CommentOrder = "oldest" | "newest" | "liked";

/** Top-level comments in the chosen order; replies stay oldest first (comments.2). */
export function sortComments(comments: readonly Comment[], order: CommentOrder): Comment[] {
  const byAge = (a: Comment, b: Comment) =>
    a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);
  const compare = {
    oldest: byAge,
    newest: (a: Comment, b: Comment) => byAge(b, a),
    liked: (a: Comment, b: Comment) => b.likesCount - a.likesCount || byAge(a, b),
  };
  return comments.toSorted(compare[order]);
}
