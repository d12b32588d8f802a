/** Limits of a post (posts.1). */
export const postLimits = {
  contentLength: 1500,
  /** The counter turns red above this. */
  contentWarning: 1400,
  /** Pictures of a post (media.14). */
  pictures: 10,
  altLength: 1000,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** Longest search. */
  searchLength: 200,
} as const;
