import { createTarDecoder, createTarPacker, type TarPackController } from "modern-tar";

/** A file of an archive. Read its body to the end before the next. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Writes an archive. Throws when a body has another length than its entry says. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const packed = packEntries(entries, controller).catch((error: unknown) => controller.error(error));
  yield* readable;
  await packed;
}

async function packEntries(entries: AsyncIterable<TarEntry>, controller: TarPackController): Promise<void> {
  for await (const entry of entries) {
    const { name, size } = entry;
    const file = controller.add({ name, size, mode: 0o600, mtime: new Date(0) });
    await ReadableStream.from(checkLength(entry)).pipeTo(file);
  }
  controller.finalize();
}

async function* checkLength({ name, size, body }: TarEntry): AsyncGenerator<Uint8Array> {
  let written = 0;
  const check = () => {
    throw new Error(`${name} has ${written} bytes, not ${size} as when it was opened.`);
  };
  for await (const piece of body) {
    written += piece.length;
    if (written > size) check();
    yield piece;
  }
  if (written !== size) check();
}

/**
 * Reads an archive. The rest of a body is skipped when the next entry is asked for. Throws when it
 * is no archive, or ends before its end is marked, and what the source throws: that compares the
 * hash of a part at its end, so it is read to its end.
 */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const stopping = new AbortController();
  let sourceError: unknown = null;
  const source = ReadableStream.from(catchErrors(bytes, (error) => sourceError = error));
  const explain = (error: unknown) =>
    sourceError ?? new Error("The archive of the backup is damaged, or ends too early.", { cause: error });
  try {
    for await (const entry of source.pipeThrough(createTarDecoder({ strict: true }), stopping)) {
      const reader = entry.body.getReader();
      yield {
        name: entry.header.name,
        size: entry.header.size,
        body: catchErrors(readRest(reader), explain),
      };
      // Cancelled, a body that has all its bytes would take the next one's (modern-tar 0.8.6).
      for await (const _ of readRest(reader));
    }
  } catch (error) {
    throw explain(error);
  } finally {
    stopping.abort();
  }
}

async function* readRest<T>(reader: ReadableStreamDefaultReader<T>): AsyncGenerator<T, void> {
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

async function* catchErrors<T>(
  items: AsyncIterable<T>,
  explain: (error: unknown) => unknown,
): AsyncGenerator<T, void> {
  try {
    yield* items;
  } catch (error) {
    throw explain(error);
  }
}

/** A body of bytes that are there. */
export async function* createBody(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}
