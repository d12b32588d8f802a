import { createHash } from "node:crypto";
import { splitIntoChunks } from "./age.ts";

/** Small enough to hold in memory twice, and large enough that a store is called seldom. */
const partBytes = 32 * 1024 * 1024;

export interface Part {
  readonly bytes: number;
  readonly sha256: string;
}

/** Cuts a stream into parts, and hands each to `put` with its number from 1 on. */
export async function writeParts(
  stream: AsyncIterable<Uint8Array>,
  put: (number: number, bytes: Uint8Array) => Promise<void>,
  size = partBytes,
): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const bytes of splitIntoChunks(stream, size)) {
    await put(parts.length + 1, bytes);
    parts.push({ bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
  return parts;
}
