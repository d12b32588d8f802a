import { canvasToPicture, loadPicture, penOf } from "../canvas/canvas-to-picture.ts";
import { type Box, toPixels } from "./cover-boxes.ts";
import { coverPixels, type CoverStyle } from "./cover-pixels.ts";

/** What the server keeps of a picture's width (media.2), and what every browser can draw. */
const [mostWide, mostPixels] = [2048, 16_000_000];

/** A picture on a canvas, no larger than it is kept. Rejects when it cannot be decoded. */
export async function drawPicture(url: string): Promise<HTMLCanvasElement> {
  const image = await loadPicture(url);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(
    1,
    mostWide / naturalWidth,
    Math.sqrt(mostPixels / (naturalWidth * naturalHeight)),
  );
  return drawScaled(image, { width: naturalWidth * scale, height: naturalHeight * scale });
}

function drawScaled(
  source: CanvasImageSource,
  size: { readonly width: number; readonly height: number },
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(size.width));
  canvas.height = Math.max(1, Math.round(size.height));
  penOf(canvas).drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export interface Covers {
  readonly boxes: readonly Box[];
  readonly style: CoverStyle;
  /** The same for a picture while it is covered, so that its squares do not flicker. */
  readonly seed: number;
}

/** Draws the picture with its covers on another canvas. */
export function drawCovered(
  picture: HTMLCanvasElement,
  covered: HTMLCanvasElement,
  { boxes, style, seed }: Covers,
): void {
  const { width, height } = picture;
  Object.assign(covered, { width, height });
  const pen = penOf(covered);
  pen.drawImage(picture, 0, 0);
  for (const box of boxes) {
    const at = toPixels(box, picture);
    const pixels = pen.getImageData(at.x, at.y, at.width, at.height);
    coverPixels(pixels, style, randomFrom(seed));
    pen.putImageData(pixels, at.x, at.y);
  }
}

/** The covered picture as a file of at most `maxBytes`, in the place of the original. */
export async function toCoveredFile(
  covered: HTMLCanvasElement,
  original: File,
  maxBytes: number,
): Promise<File> {
  let canvas = covered;
  let blob = await canvasToPicture(canvas, original);
  // A PNG, as of some browsers and of marked pictures, can be larger than what was chosen.
  while (blob.size > maxBytes && canvas.width > 1) {
    canvas = drawScaled(canvas, { width: canvas.width * 0.75, height: canvas.height * 0.75 });
    blob = await canvasToPicture(canvas, original);
  }
  return new File([blob], original.name, { type: blob.type });
}

/** Numbers from 0 to 1 that look like chance (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
