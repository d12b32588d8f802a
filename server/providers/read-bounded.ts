import { joinChunks } from "#shared/join-chunks.ts";

/** The body's bytes. Throws when there are more than `mostBytes`, without reading on. */
export async function readBounded(response: Response, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new Error("The response has too many bytes");
    chunks.push(chunk);
  }
  return joinChunks(chunks, length);
}
