import { isTall, tallCropAspect } from "#shared/media/picture-shape.ts";

const maxWidth = 320;
const maxHeight = 360;
const minSize = 96;

/** The size of an image in a message, in pixels, known before it loads. */
export function fitImage(width: number, height: number): { width: number; height: number } {
  // A tall one shows its top.
  const shownHeight = isTall({ width, height }) ? width / tallCropAspect : height;
  const scale = Math.min(1, maxWidth / width, maxHeight / shownHeight);
  const fitSide = (side: number) => Math.max(minSize, Math.round(side * scale));
  return { width: fitSide(width), height: fitSide(shownHeight) };
}

/** The style of the image's box: narrower when there is less space, with the same aspect ratio. */
export function getImageBoxStyle(width: number, height: number): { width: number; aspectRatio: string } {
  const size = fitImage(width, height);
  return { width: size.width, aspectRatio: `${size.width} / ${size.height}` };
}
