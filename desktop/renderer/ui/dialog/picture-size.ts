import { isTall } from "#shared/media/picture-shape.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much larger than its own pixels, or than at first, a picture may be shown. */
const mostOfOwnSize = 2;
const mostOfFirstSize = 4;

/** The widths that a picture may be shown at in a box, in CSS pixels. */
export interface Widths {
  /** The whole picture. */
  readonly least: number;
  /** At first: the whole picture, or of a tall one the full width, so that it can be read. */
  readonly first: number;
  readonly most: number;
}

export function measureWidths(box: Size, picture: Size): Widths {
  const whole = Math.min(picture.width, box.width, box.height * picture.width / picture.height);
  const least = Math.max(1, whole);
  const first = isTall(picture) ? Math.max(least, Math.min(picture.width, box.width)) : least;
  return { least, first, most: Math.max(picture.width * mostOfOwnSize, first * mostOfFirstSize) };
}

/** A width within those allowed. */
export function clampWidth(width: number, { least, most }: Widths): number {
  return Math.min(most, Math.max(least, width));
}
