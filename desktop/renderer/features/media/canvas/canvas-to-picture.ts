import { hasAiMark } from "#shared/media/ai-mark/has-ai-mark.ts";
import { aiMarkXmp } from "#shared/media/ai-mark/digital-source-type.ts";

/** Rejects when the picture cannot be decoded. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw");
  pen.imageSmoothingQuality = "high";
  return pen;
}

/**
 * What was drawn of a picture, as a file. What says that a model made the picture stays (media.6).
 */
export async function canvasToPicture(canvas: HTMLCanvasElement, original: File): Promise<Blob> {
  return await hasAiMark(await readBytes(original))
    ? markPng(await readBytes(await encode(canvas, "image/png")))
    // Browsers that cannot write WebP write PNG.
    : await encode(canvas, "image/webp");
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
