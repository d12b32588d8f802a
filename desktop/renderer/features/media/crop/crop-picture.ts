import { hasAiMark } from "#shared/media/ai-mark/has-ai-mark.ts";
import { aiMarkXmp } from "#shared/media/ai-mark/digital-source-type.ts";

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

/** The end of the first chunk: decoders look for XMP before the pixels. */
const at = 33;

/** A PNG with XMP which says that a model made it: drawing on a canvas keeps no metadata. */
export function markPng(png: Uint8Array<ArrayBuffer>): Blob {
  // The name of the text, uncompressed, in no language.
  const named = new TextEncoder().encode(`iTXtXML:com.adobe.xmp\0\0\0\0\0${aiMarkXmp}`);
  const parts = [
    png.subarray(0, at),
    uint32(named.length - 4),
    named,
    uint32(crc32(named)),
    png.subarray(at),
  ];
  return new Blob(parts, { type: "image/png" });
}

function uint32(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** The checksum of a PNG's chunks. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
