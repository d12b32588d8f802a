/** Limits of a direct message. */
export const messageLimits = {
  contentLength: 2000,
  /** Beside a shared post (A§5). */
  shareLength: 500,
} as const;

/** What a shared post is sent with when nothing was written (A§5). */
export const defaultShareText = "Check out this post!";
