import { hasAiMark } from "#shared/media/ai-mark/has-ai-mark.ts";
import { markPng } from "./mark-png.ts";

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
  const isMadeWithAi = await hasAiMark(await readBytes(file));
  const image = new Image();
  image.src = url;
  await image.decode();
  const side = Math.max(1, Math.round(Math.min(width, mostPixelsWide)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("This browser cannot draw");
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = isMadeWithAi
    ? markPng(await readBytes(await encode(canvas, "image/png")))
    // Browsers that cannot write WebP write PNG.
    : await encode(canvas, "image/webp");
  return new File([blob], "picture", { type: blob.type });
}

async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error("The picture could not be encoded");
  return blob;
}

async function readBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}
