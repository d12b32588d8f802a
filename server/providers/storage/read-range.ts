import type { FileHandle } from "node:fs/promises";
import type { BytePart } from "./storage.ts";

const chunkBytes = 256 * 1024;

/**
 * Streams a part of an open file as fast as it is read, and closes the file at the end, on an
 * error, or when the reader leaves: the caller reads the stream or cancels it. Not
 * `Readable.toWeb`: on Deno its stream throws an uncaught error when a reader leaves at the wrong
 * moment, which ends the process.
 */
export function readRange(file: FileHandle, { first, last }: BytePart): ReadableStream<Uint8Array> {
  let at = first;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const wanted = Math.min(chunkBytes, last - at + 1);
        const { bytesRead, buffer } = await file.read(new Uint8Array(wanted), 0, wanted, at);
        at += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (bytesRead > 0 && at <= last) return;
      } catch (error) {
        await file.close();
        throw error;
      }
      await file.close();
      controller.close();
    },
    cancel: () => file.close(),
  }, { highWaterMark: 0 });
}

/**
 * Reads a part of an open file at once, into one buffer of its size, and closes the file. Shorter
 * when the file ends before.
 */
export async function readAtOnce(
  file: FileHandle,
  { first, last }: BytePart,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const bytes = new Uint8Array(last - first + 1);
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, first + length);
      if (bytesRead === 0) return bytes.slice(0, length);
      length += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}
