/** What becomes of an uploaded picture: two WebP files and what a client needs to keep its box (decision 36). */
export interface ProcessedImage {
  readonly full: Uint8Array;
  readonly thumbnail: Uint8Array;
  /** Pixels of `full`. */
  readonly width: number;
  readonly height: number;
  /** ThumbHash, base64. */
  readonly placeholder: string;
}

/** Turns untrusted bytes into pictures of our own making. */
export interface ImageProcessor {
  /**
   * Throws `Invalid("unsupported_image")` for anything that is not a sound picture of an accepted kind and size, and 503
   * `unavailable` with `Retry-After` when too many wait already.
   */
  process(bytes: Uint8Array): Promise<ProcessedImage>;
}
