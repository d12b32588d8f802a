import { startsWith } from "./bytes.ts";
import { readGifMetadata } from "./gif-extensions.ts";
import { inflate } from "./inflate.ts";
import { readIsoMetadata } from "./iso-boxes.ts";
import { readJpegMetadata } from "./jpeg-segments.ts";
import { manifestHasAiMark } from "./manifest-mark.ts";
import type { Metadata } from "./metadata.ts";
import { readPngMetadata, readWebpMetadata } from "./png-and-webp-chunks.ts";
import { countSteps, type TakeStep } from "./steps.ts";
import { mostTags, mostXmpBytes, xmpHasAiMark } from "./xmp-mark.ts";

/** A file has one packet, and a JPEG perhaps a second one for what does not fit into the first. */
const mostPackets = 8;

/**
 * Whether a picture's file says that a model made it (media.6): in its XMP, or in the actions of a
 * C2PA manifest. Only the segments that hold these are searched, before anything is decoded, in a
 * bounded number of steps, whatever the lengths in them say. XMP that is an item of an AVIF is left
 * to decoders.
 */
export async function hasAiMark(bytes: Uint8Array, takeStep: TakeStep = countSteps()): Promise<boolean> {
  const metadata = readMetadata(bytes, takeStep);
  return await hasMarkedPacket(metadata) ||
    metadata.manifests.some((store) => manifestHasAiMark(store, takeStep));
}

async function hasMarkedPacket({ xmp, compressedXmp = [] }: Metadata): Promise<boolean> {
  const decoder = new TextDecoder();
  const takeTag = countSteps(mostTags);
  let left = mostXmpBytes;
  const isMarked = (packet: Uint8Array) => {
    const part = packet.subarray(0, left);
    left -= part.length;
    return xmpHasAiMark(decoder.decode(part), takeTag);
  };
  if (xmp.slice(0, mostPackets).some((packet) => left > 0 && isMarked(packet))) return true;
  for (const packet of compressedXmp.slice(0, mostPackets)) {
    if (left > 0 && isMarked(await inflate(packet.subarray(0, left), left))) return true;
  }
  return false;
}

function readMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  if (startsWith(bytes, "\xff\xd8\xff")) return readJpegMetadata(bytes, takeStep);
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return readPngMetadata(bytes, takeStep);
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return readWebpMetadata(bytes, takeStep);
  if (startsWith(bytes, "GIF8")) return readGifMetadata(bytes, takeStep);
  if (startsWith(bytes, "ftyp", 4)) return readIsoMetadata(bytes, takeStep);
  return { xmp: [], manifests: [] };
}
