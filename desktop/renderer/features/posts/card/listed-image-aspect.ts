/** Narrower and wider images are cropped in lists. */
const narrowest = 4 / 5;
const widest = 5 / 2;

/** Aspect ratio of an image's box in a list. */
export function listedImageAspect(
  { width, height }: { readonly width: number; readonly height: number },
): number {
  return Math.min(widest, Math.max(narrowest, width / height));
}
