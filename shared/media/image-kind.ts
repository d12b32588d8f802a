import { createDataView, readAscii, startsWith } from "./ai-mark/bytes.ts";

type ImageKind = "jpeg" | "png" | "webp" | "gif" | "avif";

/** Brands of pictures that are coded like video, as iPhones take them. */
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];

/** How many of a file's first bytes say what it is. */
export const headBytes = 256;

/**
 * Recognises a picture by its first bytes, never by its name or declared type. Returns null for
 * other kinds. It runs before any decoder, so that formats with a large attack surface (SVG, PDF,
 * TIFF) never reach one.
 */
export function recognizeImageKind(bytes: Uint8Array): ImageKind | "heic" | null {
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")) return "gif";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  if (!startsWith(bytes, "ftyp", 4)) return null;
  const brands = readBrands(bytes);
  if (brands.includes("avif")) return "avif";
  // A film in AV1 without a still picture.
  if (brands.includes("avis")) return null;
  return brands.some((brand) => heicBrands.includes(brand)) ? "heic" : null;
}

/**
 * Major and compatible brands of an ISO media file; the minor version between them is no brand and
 * does no harm.
 */
function readBrands(bytes: Uint8Array): string[] {
  const boxLength = createDataView(bytes).getUint32(0);
  const end = Math.min(boxLength, bytes.length, headBytes);
  const found: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) found.push(readAscii(bytes, at, at + 4));
  return found;
}
