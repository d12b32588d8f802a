/** A picture to compare with known images of abuse. */
export interface PictureToCompare {
  /** SHA-256 of the file as it was uploaded or drawn, in hex. */
  readonly sha256: string;
  /** The stored WebP, which has no metadata; sent only where the settings say so. */
  readonly picture: Uint8Array;
}

/** `reference`: how the service names the match, for a report to it; empty when it does not. */
export type Comparison = { readonly isKnown: false } | { readonly isKnown: true; readonly reference: string };

/** Compares pictures with those that a service knows as images of abuse (media.11). */
export interface MediaHash {
  /**
   * Settles within three seconds. Throws `MediaHashUnavailable` when the service fails or returns
   * anything but the documented answer: nobody may see the picture then.
   */
  compare(given: PictureToCompare): Promise<Comparison>;
}

/** The service did not say whether it knows the picture. */
export class MediaHashUnavailable extends Error {
  override readonly name = "MediaHashUnavailable";
  /** The status of a refused response. */
  readonly status: number | undefined;

  constructor(why: string, options: { readonly cause?: unknown; readonly status?: number } = {}) {
    super(why, { cause: options.cause });
    this.status = options.status;
  }
}
