import type { AnimationOutcome } from "#shared/media/contract.ts";

/** A processed upload: two WebP files, and the size and placeholder for clients (media.2). */
export interface ProcessedImage {
  /** All frames of an animation that is kept (media.9). */
  readonly full: Uint8Array;
  /** Always a still: of a tall picture its top (media.7), of an animation its first frame. */
  readonly thumbnail: Uint8Array;
  /** Whether the file moves, and what of it was kept. */
  readonly animation: AnimationOutcome;
  /** Pixels of `full`, of one frame. */
  readonly width: number;
  readonly height: number;
  /** ThumbHash, base64. */
  readonly placeholder: string;
  /** A model made it; then both files say so in their XMP (ai.11, media.6). */
  readonly isMadeWithAi: boolean;
}

export type PictureMaker = "member" | "model";

interface ImageOptions {
  /** Who made it: of a member's own file, its metadata may say that a model did. */
  readonly by?: PictureMaker | undefined;
  /** Keeps the first frame of an animation alone, for profiles. */
  readonly isStill?: boolean | undefined;
}

/** Re-encodes untrusted bytes as our own pictures. */
export interface ImageProcessor {
  /**
   * Prepares a member's picture. Members whose pictures wait take turns. Throws `unsupported_image`
   * (415) when the bytes are no image of an accepted kind, `invalid_image` (400) when the image is
   * damaged or has too many pixels, and with `Retry-After` `rate_limited` (429) when too many of
   * this member's pictures already wait, `unavailable` (503) when too many of all members' do.
   */
  process(bytes: Uint8Array, memberId: string, options?: ImageOptions): Promise<ProcessedImage>;

  /**
   * The stills by which a stored picture is judged: five frames spread over the time of an
   * animation, up to five parts of a tall picture, which a moderator would see too small to read,
   * both of a tall animation, or the picture itself. Members whose pictures wait take turns.
   * Rejects when too many wait, and when the signal comes before the next still.
   */
  stillsOf(stored: Uint8Array, memberId: string, signal?: AbortSignal): Promise<readonly Uint8Array[]>;
}
