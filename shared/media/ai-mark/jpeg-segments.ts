import { joinBytes, startsWith, viewOf } from "./bytes.ts";
import type { Metadata } from "./metadata.ts";
import type { TakeStep } from "./steps.ts";

const xmpName = "http://ns.adobe.com/xap/1.0/\0";
const moreXmpName = "http://ns.adobe.com/xmp/extension/\0";
/** Behind its name: an id, the length of the whole, and the place of this part. */
const moreXmpHeader = moreXmpName.length + 32 + 8;

/**
 * The metadata before the pixels of a JPEG: XMP in APP1, which may go on in further segments, and
 * JUMBF in APP11, cut into segments of which each repeats the header of its box.
 */
export function readJpegMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  const xmp: Uint8Array[] = [];
  const moreXmp: Uint8Array[] = [];
  const boxes = new Map<number, Uint8Array[]>();
  for (const { marker, content } of segmentsBeforePixels(bytes, takeStep)) {
    if (marker === 0xe1 && startsWith(content, xmpName)) xmp.push(content.subarray(xmpName.length));
    if (marker === 0xe1 && startsWith(content, moreXmpName)) moreXmp.push(content.subarray(moreXmpHeader));
    if (marker === 0xeb && startsWith(content, "JP") && content.length >= 16) addPart(boxes, content);
  }
  if (moreXmp.length > 0) xmp.push(joinBytes(moreXmp));
  return { xmp, manifests: [...boxes.values()].map(joinBytes) };
}

/** Behind `JP`: the number of the box, that of the segment, and the header of the box. */
function addPart(boxes: Map<number, Uint8Array[]>, content: Uint8Array): void {
  const view = viewOf(content);
  const parts = boxes.get(view.getUint16(2));
  const header = view.getUint32(8) === 1 ? 16 : 8;
  if (parts) parts.push(content.subarray(8 + header));
  else boxes.set(view.getUint16(2), [content.subarray(8)]);
}

interface Segment {
  readonly marker: number;
  readonly content: Uint8Array;
}

/** Ends at the pixels, and at the first segment that does not fit into the file. */
function* segmentsBeforePixels(bytes: Uint8Array, takeStep: TakeStep): Generator<Segment> {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      // Segments may be padded.
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    const isEnd = marker === 0xda || marker === 0xd9;
    if (isEnd || end < at + 4 || end > bytes.length) return;
    if (!takeStep()) return;
    yield { marker, content: bytes.subarray(at + 4, end) };
    at = end;
  }
}
