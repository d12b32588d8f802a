import { tallCropAspect } from "#shared/media/picture-shape.ts";

/** Narrower and wider images are cropped in lists. */
const narrowest = tallCropAspect;
const widest = 5 / 2;

/** Aspect ratio of an image's box in a list. */
export function getListedImageAspect(
  { width, height }: { readonly width: number; readonly height: number },
): number {
  return Math.min(widest, Math.max(narrowest, width / height));
}
