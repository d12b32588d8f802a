import { isTall, tallCropAspect } from "#shared/media/picture-shape.ts";
import { getGalleryAspect } from "../../../../ui/gallery/gallery-layout.ts";

const maxWidth = 320;
const maxHeight = 360;
const minSize = 96;

/** The size of an image in a message, in pixels, known before it loads. */
function fitImage(width: number, height: number): { width: number; height: number } {
  // A tall one shows its top.
  const shownHeight = isTall({ width, height }) ? width / tallCropAspect : height;
  const scale = Math.min(1, maxWidth / width, maxHeight / shownHeight);
  const fitSide = (side: number) => Math.max(minSize, Math.round(side * scale));
  return { width: fitSide(width), height: fitSide(shownHeight) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the box of a message's pictures; null without any. */
export function fitPictures(pictures: readonly Size[]): { width: number; height: number } | null {
  const [first] = pictures;
  if (!first) return null;
  const aspect = getGalleryAspect(pictures) ?? 1;
  return pictures.length === 1
    ? fitImage(first.width, first.height)
    : { width: maxWidth, height: Math.round(maxWidth / aspect) };
}

/** The style of that box: narrower when there is less space, with the same aspect ratio. */
export function getImageBoxStyle(pictures: readonly Size[]): { width: number; aspectRatio: string } {
  const size = fitPictures(pictures) ?? { width: 0, height: 0 };
  return { width: size.width, aspectRatio: `${size.width} / ${size.height}` };
}
