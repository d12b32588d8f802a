import { createDataView, readAscii, startsWith } from "./bytes.ts";
import type { Metadata } from "./metadata.ts";
import type { TakeStep } from "./steps.ts";

interface Box {
  readonly type: string;
  readonly content: number;
  /** Never beyond the bytes, and at least a header behind the start. */
  readonly end: number;
}

/** The box at a place, as in ISO media files and JUMBF; null when none fits there. */
export function readBoxHeader(bytes: Uint8Array, at: number): Box | null {
  if (at + 8 > bytes.length) return null;
  const view = createDataView(bytes);
  const [size, type] = [view.getUint32(at), readAscii(bytes, at + 4, at + 8)];
  if (size === 0) return { type, content: at + 8, end: bytes.length };
  const header = size === 1 ? 16 : 8;
  if (at + header > bytes.length) return null;
  const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size;
  if (length < header || length > bytes.length - at) return null;
  return { type, content: at + header, end: at + length };
}

const c2paId = "\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81";

/** The manifests of an AVIF: `uuid` boxes of the file. */
export function readIsoMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  const manifests: Uint8Array[] = [];
  for (let box = readBoxHeader(bytes, 0); box && takeStep(); box = readBoxHeader(bytes, box.end)) {
    if (box.type !== "uuid" || !startsWith(bytes, c2paId, box.content)) continue;
    // Version and flags, the purpose up to a zero, and the place of another box.
    const inside = bytes.subarray(box.content + 20, box.end);
    const purposeEnd = inside.indexOf(0);
    if (purposeEnd !== -1) manifests.push(inside.subarray(purposeEnd + 9));
  }
  return { xmp: [], manifests };
}
