import { canvasToPicture, loadPicture, penOf } from "../canvas/canvas-to-picture.ts";

/** The part of a picture to keep, in pixels of the rotated picture. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Picture {
  readonly file: File;
  /** Its object URL. */
  readonly url: string;
}

/**
 * A part of a picture as a file of its own, at most `mostPixelsWide` wide. Rotation by EXIF is
 * applied, since the browser draws the picture as it shows it. What says that a model made it stays
 * (media.6). Rejects when the picture cannot be decoded.
 */
export async function cropPicture(
  { file, url }: Picture,
  { x, y, width, height }: CropArea,
  mostPixelsWide: number,
): Promise<File> {
  const image = await loadPicture(url);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(Math.min(width, mostPixelsWide)));
  canvas.height = Math.max(1, Math.round(canvas.width * height / width));
  penOf(canvas).drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await canvasToPicture(canvas, file);
  return new File([blob], "picture", { type: blob.type });
}
