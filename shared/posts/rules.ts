/** Limits of a post (A§5, A§9). */
export const postLimits = {
  contentLength: 1500,
  /** The counter turns red above this. */
  contentWarning: 1400,
  altLength: 1000,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 40_000_000,
} as const;
