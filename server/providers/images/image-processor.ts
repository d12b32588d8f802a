/** A processed upload: two WebP files, and the size and placeholder for clients (media.2). */
export interface ProcessedImage {
  readonly full: Uint8Array;
  readonly thumbnail: Uint8Array;
  /** Pixels of `full`. */
  readonly width: number;
  readonly height: number;
  /** ThumbHash, base64. */
  readonly placeholder: string;
  /** A model made it; then both files say so in their XMP (ai.11, media.6). */
  readonly isMadeWithAi: boolean;
}

export type PictureMaker = "member" | "model";

/** Re-encodes untrusted bytes as our own pictures. */
export interface ImageProcessor {
  /**
   * Prepares a member's picture. Members whose pictures wait take turns. Throws `unsupported_image`
   * (415) when the bytes are no image of an accepted kind, `invalid_image` (400) when the image is
   * damaged or has too many pixels, and with `Retry-After` `rate_limited` (429) when too many of
   * this member's pictures already wait, `unavailable` (503) when too many of all members' do.
   * `by` is who made it: of a member's own file, its metadata may say that a model did.
   */
  process(bytes: Uint8Array, memberId: string, by?: PictureMaker): Promise<ProcessedImage>;
}
