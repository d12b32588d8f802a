import { startsWith } from "./bytes.ts";
import { readGifMetadata } from "./gif-extensions.ts";
import { readIsoMetadata } from "./iso-boxes.ts";
import { readJpegMetadata } from "./jpeg-segments.ts";
import { manifestSaysMadeByModel } from "./manifest-mark.ts";
import type { Metadata } from "./metadata.ts";
import { readPngMetadata, readWebpMetadata } from "./png-and-webp-chunks.ts";
import { countSteps, type TakeStep } from "./steps.ts";
import { xmpSaysMadeByModel } from "./xmp-mark.ts";

/** Far above any real packet: the rest of a larger one is not read. */
const mostXmpBytes = 2 ** 20;

/**
 * Whether a picture's file says that a model made it (media.6): in its XMP, or in the actions of a
 * C2PA manifest. Only the segments that hold these are searched, before anything is decoded, in a
 * bounded number of steps, whatever the lengths in them say. XMP that is compressed, or an item of
 * an AVIF, is left to decoders.
 */
export function isMarkedAsAi(bytes: Uint8Array, takeStep: TakeStep = countSteps()): boolean {
  const { xmp, manifests } = readMetadata(bytes, takeStep);
  let left = mostXmpBytes;
  for (const packet of xmp) {
    const text = new TextDecoder().decode(packet.subarray(0, left));
    if (xmpSaysMadeByModel(text)) return true;
    left = Math.max(0, left - packet.length);
  }
  return manifests.some((store) => manifestSaysMadeByModel(store, takeStep));
}

function readMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  if (startsWith(bytes, "\xff\xd8\xff")) return readJpegMetadata(bytes, takeStep);
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return readPngMetadata(bytes, takeStep);
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return readWebpMetadata(bytes, takeStep);
  if (startsWith(bytes, "GIF8")) return readGifMetadata(bytes, takeStep);
  if (startsWith(bytes, "ftyp", 4)) return readIsoMetadata(bytes, takeStep);
  return { xmp: [], manifests: [] };
}
