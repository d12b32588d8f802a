import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";

type Format = "jpeg" | "png" | "webp" | "gif" | "avif";

const vocabulary = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/** XMP which gives an IPTC source type, and perhaps a caption. */
export function xmpOf(sourceType: string, caption = ""): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
    `<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"` +
    ` xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"` +
    ` Iptc4xmpExt:DigitalSourceType="${vocabulary}${sourceType}"><dc:description>${caption}</dc:description>` +
    `</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

interface Assertion {
  readonly label: string;
  readonly value: unknown;
}

/** A C2PA manifest store with one manifest, unsigned. */
export function manifestStore(assertions: readonly Assertion[]): Buffer {
  const boxes = assertions.map(({ label, value }) => superbox("cbor", label, box("cbor", cbor(value))));
  return superbox(
    "c2pa",
    "c2pa",
    superbox("c2ma", "urn:uuid:1", superbox("c2as", "c2pa.assertions", ...boxes)),
  );
}

/** A manifest store whose only action gives an IPTC source type. */
export function actionsOf(sourceType: string, label = "c2pa.actions.v2"): Buffer {
  const action = { action: "c2pa.created", digitalSourceType: vocabulary + sourceType };
  return manifestStore([{ label: "c2pa.hash.data", value: { name: "jumbf manifest" } }, {
    label,
    value: { actions: [action] },
  }]);
}

/** A picture's file with a manifest store where its format has one. */
export function withManifest(format: Format, file: Buffer, store: Buffer): Buffer {
  if (format === "jpeg") return spliced(file, 2, ...jpegSegments(store));
  if (format === "png") return spliced(file, 33, pngChunk("caBX", store));
  if (format === "webp") return withWebpChunk(file, "C2PA", store);
  if (format === "gif") return withGifExtension(file, "C2PA_GIF\x01\0\0", store);
  const uuid = Buffer.from("d8fec3d61b0e483c92975828877ec481", "hex");
  const start = Buffer.concat([uuid, Buffer.alloc(4), Buffer.from("manifest\0"), Buffer.alloc(8)]);
  return Buffer.concat([file, box("uuid", start, store)]);
}

/** A picture's file with an XMP packet where its format has one, written byte by byte. */
export function withXmp(format: Exclude<Format, "avif">, file: Buffer, xmp: string): Buffer {
  if (format === "jpeg") return spliced(file, 2, jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`));
  const text = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`);
  // Behind the pixels, where some programs write it.
  if (format === "png") return spliced(file, file.length - 12, pngChunk("iTXt", text));
  if (format === "webp") return withWebpChunk(file, "XMP ", Buffer.from(xmp));
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
  const header = Buffer.from("\x21\xff\x0bXMP DataXMP", "latin1");
  return spliced(file, file.length - 1, header, Buffer.from(xmp), trailer);
}

/** A PNG with an XMP packet that is compressed. */
export function withCompressedXmp(png: Buffer, xmp: string): Buffer {
  const head = Buffer.from("XML:com.adobe.xmp\0\x01\0\0\0", "latin1");
  return spliced(png, 33, pngChunk("iTXt", Buffer.concat([head, deflateSync(xmp)])));
}

export function jpegSegment(marker: number, content: string | Buffer): Buffer {
  const bytes = typeof content === "string" ? Buffer.from(content, "latin1") : content;
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** Several, as of a store larger than a segment: each repeats the header of the box. */
export function jpegSegments(store: Buffer, mostBytes = 100): Buffer[] {
  const segments: Buffer[] = [];
  for (let at = 8; at < store.length; at += mostBytes) {
    const head = Buffer.from("JP\0\x01\0\0\0\0", "latin1");
    head.writeUInt32BE(segments.length + 1, 4);
    const part = store.subarray(at, at + mostBytes);
    segments.push(jpegSegment(0xeb, Buffer.concat([head, store.subarray(0, 8), part])));
  }
  return segments;
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
}

function withWebpChunk(file: Buffer, type: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  const padding = Buffer.alloc(content.length % 2);
  const longer = Buffer.concat([file, Buffer.from(type, "latin1"), size, content, padding]);
  longer.writeUInt32LE(longer.length - 8, 4);
  return longer;
}

function withGifExtension(file: Buffer, name: string, content: Buffer): Buffer {
  const blocks: Buffer[] = [Buffer.from(`\x21\xff\x0b${name}`, "latin1")];
  for (let at = 0; at < content.length; at += 255) {
    const part = content.subarray(at, at + 255);
    blocks.push(Buffer.from([part.length]), part);
  }
  return spliced(file, file.length - 1, ...blocks, Buffer.from([0]));
}

function superbox(type: string, label: string, ...content: Buffer[]): Buffer {
  const kind = Buffer.concat([Buffer.from(type, "latin1"), Buffer.alloc(12)]);
  return box("jumb", box("jumd", kind, Buffer.from(`\x03${label}\0`, "latin1")), ...content);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat([Buffer.from(type, "latin1"), ...content]);
  return Buffer.concat([uint32(inside.length + 4), inside]);
}

function cbor(value: unknown): Buffer {
  if (typeof value === "string") {
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([cborHead(4, value.length), ...value.map(cbor)]);
  if (typeof value === "number") return cborHead(0, value);
  const entries = Object.entries(value as object);
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cbor)]);
}

function cborHead(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument]);
  if (argument < 256) return Buffer.from([(major << 5) | 24, argument]);
  return Buffer.from([(major << 5) | 25, argument >> 8, argument & 255]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function spliced(file: Buffer, at: number, ...parts: Buffer[]): Buffer {
  return Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)]);
}
