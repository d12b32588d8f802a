import { tallCropAspect } from "#shared/media/picture-shape.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Narrower and wider pictures are cropped in lists. */
const narrowest = tallCropAspect;
const widest = 5 / 2;

/** More pictures wait behind '+n' on the last of these. */
export const mostTiles = 4;

/** Two squares; one beside two squares; four of three to two. */
const aspects: Readonly<Record<number, number>> = { 2: 2 };
const aspectOfMore = 3 / 2;

/** Aspect ratio of the box of a post's pictures in a list; null without any. */
export function getGalleryAspect(pictures: readonly Size[]): number | null {
  const [first] = pictures;
  if (!first) return null;
  if (pictures.length > 1) return aspects[pictures.length] ?? aspectOfMore;
  return Math.min(widest, Math.max(narrowest, first.width / first.height));
}

/** How many pictures '+n' on the tile at this place, from 0, stands for; 0 without it. */
export function countLeft(at: number, count: number): number {
  return at === mostTiles - 1 ? Math.max(0, count - mostTiles) : 0;
}

/** The classes of the grid in that box. */
export function getGridClass(count: number): string {
  if (count === 1) return "grid grid-rows-[minmax(0,1fr)]";
  if (count === 2) return "grid gap-0.5 grid-rows-[minmax(0,1fr)] grid-cols-2";
  if (count === 3) return "grid gap-0.5 grid-rows-2 grid-cols-[2fr_1fr] [&>:first-child]:row-span-2";
  return "grid gap-0.5 grid-rows-2 grid-cols-2";
}
