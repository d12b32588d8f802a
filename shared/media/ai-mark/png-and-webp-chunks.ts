import { ascii, startsWith, viewOf } from "./bytes.ts";
import type { Metadata } from "./metadata.ts";
import type { TakeStep } from "./steps.ts";

const pngXmpName = "XML:com.adobe.xmp\0";

/** The metadata of a PNG: chunks before or behind the pixels. */
export function readPngMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  const xmp: Uint8Array[] = [];
  const compressedXmp: Uint8Array[] = [];
  const manifests: Uint8Array[] = [];
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length && takeStep();) {
    const [length, type] = [view.getUint32(at), ascii(bytes, at + 4, at + 8)];
    if (length > bytes.length - at - 12) break;
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === "caBX") manifests.push(content);
    if (type === "iTXt" && startsWith(content, pngXmpName)) {
      const isCompressed = content[pngXmpName.length] === 1;
      (isCompressed ? compressedXmp : xmp).push(internationalText(content));
    }
    // libvips compresses it as a text of Latin-1: behind the name stands how.
    if (type === "zTXt" && startsWith(content, pngXmpName)) {
      compressedXmp.push(content.subarray(pngXmpName.length + 1));
    }
    at += 12 + length;
  }
  return { xmp, compressedXmp, manifests };
}

/**
 * Behind the name: whether and how it is compressed, then its language and its name in that, each
 * up to a zero.
 */
function internationalText(content: Uint8Array): Uint8Array {
  const language = pngXmpName.length + 2;
  const languageEnd = content.indexOf(0, language);
  const nameEnd = content.indexOf(0, languageEnd + 1);
  return languageEnd === -1 || nameEnd === -1 ? new Uint8Array() : content.subarray(nameEnd + 1);
}

/** The metadata of a WebP: chunks of its RIFF. */
export function readWebpMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  const xmp: Uint8Array[] = [];
  const manifests: Uint8Array[] = [];
  const view = viewOf(bytes);
  for (let at = 12; at + 8 <= bytes.length && takeStep();) {
    const [type, length] = [ascii(bytes, at, at + 4), view.getUint32(at + 4, true)];
    if (length > bytes.length - at - 8) break;
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === "XMP ") xmp.push(content);
    if (type === "C2PA") manifests.push(content);
    // Chunks begin at even places.
    at += 8 + length + length % 2;
  }
  return { xmp, manifests };
}
