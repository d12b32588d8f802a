/** Cache key of a post's comments. */
export function commentsKey(postId: string): readonly string[] {
  return ["comments", postId];
}

/** Key of a comment's like among the taps ahead of the server. */
export function commentLikeKey(commentId: string): string {
  return `comment-like:${commentId}`;
}
