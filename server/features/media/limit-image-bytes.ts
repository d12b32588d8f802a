import { bodyLimits, makeBodyTooLarge, readBody } from "../../http/input/read-body.ts";

/**
 * A raw body's bytes. Throws 413 as soon as more bytes arrive than an image may have, whatever
 * the length header says.
 */
export function readImageBytes(request: Request): Promise<Uint8Array> {
  return readBody(request, bodyLimits.image);
}

/** A multipart file's bytes, under the same limit. */
export async function readFileBytes(file: File): Promise<Uint8Array> {
  if (file.size > bodyLimits.image.bytes) throw makeBodyTooLarge(bodyLimits.image);
  return new Uint8Array(await file.arrayBuffer());
}
