import { joinBytes } from "./bytes.ts";

/** What zlib compressed, up to a number of bytes; what came before damage, when there is any. */
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
