import { canvasToPicture, loadPicture, penOf } from "../canvas/canvas-to-picture.ts";

/** The square of a picture to keep, in pixels of the rotated picture. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Larger than any size a profile picture is shown at. */
const mostPixelsWide = 1024;

interface Picture {
  readonly file: File;
  /** Its object URL. */
  readonly url: string;
}

/**
 * The square of a picture as a file of its own. Rotation by EXIF is applied, since the browser
 * draws the picture as it shows it. What says that a model made it stays (media.6). Rejects when
 * the picture cannot be decoded.
 */
export async function cropPicture({ file, url }: Picture, { x, y, width, height }: CropArea): Promise<File> {
  const image = await loadPicture(url);
  const side = Math.max(1, Math.round(Math.min(width, mostPixelsWide)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  penOf(canvas).drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await canvasToPicture(canvas, file);
  return new File([blob], "picture", { type: blob.type });
}
