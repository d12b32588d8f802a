type ImageKind = "jpeg" | "png" | "webp" | "gif" | "avif";

/**
 * Recognises a picture by its first bytes, never by its name or declared type. Returns null for
 * other kinds. It runs before any decoder, so that formats with a large attack surface (SVG, PDF,
 * TIFF) never reach one.
 */
export function recognizeImageKind(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (ascii(bytes, 0, 6) === "GIF87a" || ascii(bytes, 0, 6) === "GIF89a") return "gif";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp" && readBrands(bytes).includes("avif")) return "avif";
  return null;
}

/**
 * Major and compatible brands of an ISO media file; the minor version between them is no brand and
 * does no harm.
 */
function readBrands(bytes: Uint8Array): string[] {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(boxLength, bytes.length, 256);
  const found: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) found.push(ascii(bytes, at, at + 4));
  return found;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
