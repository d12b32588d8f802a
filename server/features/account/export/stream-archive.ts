import type { ZipWriter } from "@zip.js/zip.js";

/** A file of an archive. */
export interface ArchiveFile {
  readonly name: string;
  /** Opened when it is written. Null: the file does not exist. */
  readonly open: () => Promise<ReadableStream<Uint8Array> | null> | ReadableStream<Uint8Array>;
  /** Pictures and audio are compressed already. */
  readonly isCompressed: boolean;
}

/**
 * The files as a zip, one after another, as fast as it is read, with only the current file in
 * memory. `onFailure` gets the reason when it is aborted, unless the reader left.
 */
export function streamArchive(
  files: AsyncIterable<ArchiveFile>,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const reader = readable.getReader();
  let hasBegun = false;
  let isLeft = false;
  return new ReadableStream({
    async pull(controller) {
      if (!hasBegun) {
        hasBegun = true;
        void writeArchive(files, writable).catch((error: unknown) => {
          if (!isLeft) onFailure(error);
          // Otherwise a reader would wait for the rest.
          void writable.abort(error).catch(() => undefined);
        });
      }
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel(reason) {
      isLeft = true;
      await reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
}

async function writeArchive(
  files: AsyncIterable<ArchiveFile>,
  writable: WritableStream<Uint8Array>,
): Promise<void> {
  const zip = await openZip(writable);
  for await (const { name, open, isCompressed } of files) {
    const body = await open();
    if (body) await zip.add(name, body, { level: isCompressed ? 0 : 6 });
  }
  await zip.close();
}

/** Loaded only when needed, which is rare. */
async function openZip(writable: WritableStream<Uint8Array>): Promise<ZipWriter<unknown>> {
  const { ZipWriter } = await import("@zip.js/zip.js/index-native.js");
  return new ZipWriter(writable, { useWebWorkers: false });
}
