import { createDataView, joinBytes, readAscii, startsWith } from "./bytes.ts";
import type { Metadata } from "./metadata.ts";
import type { TakeStep } from "./steps.ts";

const xmpName = "http://ns.adobe.com/xap/1.0/\0";
const moreXmpName = "http://ns.adobe.com/xmp/extension/\0";
const moreXmpIdLength = 32;
/** Behind its name: an id, the length of the whole, and the place of this part. */
const moreXmpHeader = moreXmpName.length + moreXmpIdLength + 8;

/** A part of what is cut into segments, which may stand in any order. */
interface Part {
  readonly place: number;
  readonly content: Uint8Array;
}

/**
 * The metadata before the pixels of a JPEG: XMP in APP1, which may go on in further segments, and
 * JUMBF in APP11, cut into segments of which each repeats the header of its box.
 */
export function readJpegMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  const xmp: Uint8Array[] = [];
  const moreXmp = new Map<string, Part[]>();
  const boxes = new Map<number, Part[]>();
  for (const { marker, content } of segmentsBeforePixels(bytes, takeStep)) {
    if (marker === 0xe1 && startsWith(content, xmpName)) xmp.push(content.subarray(xmpName.length));
    if (marker === 0xe1 && startsWith(content, moreXmpName)) addMoreXmp(moreXmp, content);
    if (marker === 0xeb && startsWith(content, "JP")) addBox(boxes, content);
  }
  for (const parts of moreXmp.values()) xmp.push(joinParts(parts));
  return { xmp, manifests: [...boxes.values()].map(joinBox) };
}

function addMoreXmp(packets: Map<string, Part[]>, content: Uint8Array): void {
  if (content.length < moreXmpHeader) return;
  const id = readAscii(content, moreXmpName.length, moreXmpName.length + moreXmpIdLength);
  const place = createDataView(content).getUint32(moreXmpHeader - 4);
  addPart(packets, id, { place, content: content.subarray(moreXmpHeader) });
}

/** Behind `JP`: the number of the box, that of the segment, and the header of the box. */
function addBox(boxes: Map<number, Part[]>, content: Uint8Array): void {
  if (content.length < 16) return;
  const view = createDataView(content);
  addPart(boxes, view.getUint16(2), { place: view.getUint32(4), content: content.subarray(8) });
}

function addPart<Key>(all: Map<Key, Part[]>, key: Key, part: Part): void {
  const parts = all.get(key);
  if (parts) parts.push(part);
  else all.set(key, [part]);
}

function joinParts(parts: readonly Part[]): Uint8Array {
  return joinBytes(parts.toSorted((one, other) => one.place - other.place).map(({ content }) => content));
}

/** The header of the box only once. */
function joinBox(parts: readonly Part[]): Uint8Array {
  const [first, ...more] = parts.toSorted((one, other) => one.place - other.place);
  const rest = more.map(({ content }) =>
    content.subarray(createDataView(content).getUint32(0) === 1 ? 16 : 8)
  );
  return first ? joinBytes([first.content, ...rest]) : new Uint8Array();
}

interface Segment {
  readonly marker: number;
  readonly content: Uint8Array;
}

/**
 * Ends at the pixels, and at the first segment that does not fit into the file. As decoders do, it
 * skips padding, and bytes between segments that belong to none.
 */
function* segmentsBeforePixels(bytes: Uint8Array, takeStep: TakeStep): Generator<Segment> {
  const view = createDataView(bytes);
  let at = 2;
  while (takeStep()) {
    at = bytes.indexOf(0xff, at);
    if (at === -1 || at + 4 > bytes.length) return;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else {
      const end = at + 2 + view.getUint16(at + 2);
      const isEnd = marker === 0xda || marker === 0xd9;
      if (isEnd || end < at + 4 || end > bytes.length) return;
      yield { marker, content: bytes.subarray(at + 4, end) };
      at = end;
    }
  }
}

/** Markers without a length: none at all, a reserved one, and those between pixels. */
function isAlone(marker: number): boolean {
  return marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd7);
}
