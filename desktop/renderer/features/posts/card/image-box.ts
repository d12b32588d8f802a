/** Shapes beyond these are cropped in lists: a tower would fill the screen, a ribbon would show nothing. */
const narrowest = 4 / 5;
const widest = 5 / 2;

/** Width over height of the box an image gets in a list, from its stored size. */
export function imageBox({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(widest, Math.max(narrowest, width / height));
}
