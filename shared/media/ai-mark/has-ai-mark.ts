import { createDataView, joinBytes, readAscii, startsWith } from "./bytes.ts";
import { readBoxHeader, readIsoMetadata } from "./iso-boxes.ts";
import { readJpegMetadata } from "./jpeg-segments.ts";
import type { Metadata } from "./metadata.ts";
import { countSteps, type TakeStep } from "./steps.ts";
import { hasXmpAiMark, mostTags, mostXmpBytes } from "./xmp-mark.ts";
import { isAiSourceType } from "./digital-source-type.ts";

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
    metadata.manifests.some((store) => hasManifestAiMark(store, takeStep));
}

async function hasMarkedPacket({ xmp, compressedXmp = [] }: Metadata): Promise<boolean> {
  const decoder = new TextDecoder();
  const takeTag = countSteps(mostTags);
  let left = mostXmpBytes;
  const isMarked = (packet: Uint8Array) => {
    const part = packet.subarray(0, left);
    left -= part.length;
    return hasXmpAiMark(decoder.decode(part), takeTag);
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

/**
 * Unpacks what zlib compressed, up to a number of bytes; returns what came before damage, when
 * there is any.
 */
export async function inflate(compressed: Uint8Array, most: number): Promise<Uint8Array> {
  const reader = new Blob([new Uint8Array(compressed)]).stream()
    .pipeThrough(new DecompressionStream("deflate"))
    .getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    while (length < most) {
      const { value, done } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
    }
    await reader.cancel();
  } catch {
    // Damaged or cut: decoders stop here too.
  }
  return joinBytes(parts).subarray(0, most);
}

/**
 * The metadata of a GIF: application extensions. XMP stands in one as it is, followed by bytes that
 * lead every reader of blocks to the end; a manifest is cut into blocks.
 */
function readGifMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  const xmp: Uint8Array[] = [];
  const manifests: Uint8Array[] = [];
  for (let at = 13 + colours(bytes[10]); at < bytes.length && takeStep();) {
    if (bytes[at] === 0x2c) {
      // A picture: its place and size, its colours, and the width of its codes.
      at = endOfBlocks(bytes, at + 11 + colours(bytes[at + 9]));
    } else if (bytes[at] === 0x21) {
      const end = endOfBlocks(bytes, at + 2);
      const isApplication = bytes[at + 1] === 0xff && bytes[at + 2] === 11;
      const content = bytes.subarray(at + 14, end);
      if (isApplication && startsWith(bytes, "XMP DataXMP", at + 3)) xmp.push(content);
      if (isApplication && startsWith(bytes, "C2PA_GIF", at + 3)) {
        manifests.push(joinBlocks(content, takeStep));
      }
      at = end;
    } else break;
  }
  return { xmp, manifests };
}

function colours(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** The place behind the block of length zero. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

function joinBlocks(content: Uint8Array, takeStep: TakeStep): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < content.length && content[at] !== 0 && takeStep();) {
    const next = at + 1 + (content[at] ?? 0);
    blocks.push(content.subarray(at + 1, next));
    at = next;
  }
  return joinBytes(blocks);
}

const pngXmpName = "XML:com.adobe.xmp\0";

/** The metadata of a PNG: chunks before or behind the pixels. */
function readPngMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  const xmp: Uint8Array[] = [];
  const compressedXmp: Uint8Array[] = [];
  const manifests: Uint8Array[] = [];
  const view = createDataView(bytes);
  for (let at = 8; at + 12 <= bytes.length && takeStep();) {
    const [length, type] = [view.getUint32(at), readAscii(bytes, at + 4, at + 8)];
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
function readWebpMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  const xmp: Uint8Array[] = [];
  const manifests: Uint8Array[] = [];
  const view = createDataView(bytes);
  for (let at = 12; at + 8 <= bytes.length && takeStep();) {
    const [type, length] = [readAscii(bytes, at, at + 4), view.getUint32(at + 4, true)];
    if (length > bytes.length - at - 8) break;
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === "XMP ") xmp.push(content);
    if (type === "C2PA") manifests.push(content);
    // Chunks begin at even places.
    at += 8 + length + length % 2;
  }
  return { xmp, manifests };
}

const actionsLabel = /^c2pa\.actions(\.v\d+)?(__\d+)?$/;
const longestText = 200;

/**
 * Whether an action in a C2PA manifest store gives a model as its `digitalSourceType`: boxes of
 * JUMBF, in whose `c2pa.actions` assertions CBOR stands. Manifests of ingredients count too. The
 * signature is not checked: a claim is enough for a label. Stops at the first box that does not
 * fit into the store.
 */
function hasManifestAiMark(store: Uint8Array, takeStep: TakeStep): boolean {
  let label = "";
  for (let at = 0; takeStep();) {
    const box = readBoxHeader(store, at);
    if (!box) return false;
    if (box.type === "jumd") label = labelOf(store.subarray(box.content, box.end));
    const isActions = box.type === "cbor" && actionsLabel.test(label);
    if (isActions && actionsHaveAiMark(store.subarray(box.content, box.end), takeStep)) return true;
    // A superbox is entered, all others are passed.
    at = box.type === "jumb" ? box.content : box.end;
  }
  return false;
}

/** The label of a description box: behind its type of 16 bytes and its switches, up to a zero. */
function labelOf(description: Uint8Array): string {
  const rest = description.subarray(17, 17 + longestText);
  const end = rest.indexOf(0);
  return end === -1 ? "" : readAscii(rest, 0, end);
}

function actionsHaveAiMark(cbor: Uint8Array, takeStep: TakeStep): boolean {
  let before: string | null = null;
  for (const text of cborTexts(cbor, takeStep)) {
    if (before === "digitalSourceType" && text !== null && isAiSourceType(text)) return true;
    before = text;
  }
  return false;
}

/** The items of CBOR in the order of their heads: short texts, and null for everything else. */
function* cborTexts(cbor: Uint8Array, takeStep: TakeStep): Generator<string | null> {
  const view = createDataView(cbor);
  for (let at = 0; at < cbor.length && takeStep();) {
    const [major, info] = [view.getUint8(at) >> 5, view.getUint8(at) & 31];
    const width = info < 24 || info === 31 ? 0 : info < 28 ? 2 ** (info - 24) : Number.NaN;
    const content = at + 1 + width;
    if (!(content <= cbor.length)) return;
    at = content;
    if ((major !== 2 && major !== 3) || info === 31) {
      // Lists, maps and tags: their items follow as items of this stream.
      yield null;
      continue;
    }
    const length = width === 0 ? info : readUint(view, content - width, width);
    if (length > cbor.length - content) return;
    at = content + length;
    yield major === 3 && length <= longestText ? readAscii(cbor, content, at) : null;
  }
}

function readUint(view: DataView, at: number, width: number): number {
  if (width === 1) return view.getUint8(at);
  if (width === 2) return view.getUint16(at);
  return width === 4 ? view.getUint32(at) : Number(view.getBigUint64(at));
}
