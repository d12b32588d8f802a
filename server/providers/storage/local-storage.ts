import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { assertSafeKey } from "./safe-key.ts";
import type { BytePart, Storage } from "./storage.ts";

const chunkBytes = 256 * 1024;

/**
 * Streams a part of an open file as fast as it is read, and closes the file at the end, on an
 * error, or when the reader leaves: the caller reads the stream or cancels it. Not
 * `Readable.toWeb`: on Deno its stream throws an uncaught error when a reader leaves at the wrong
 * moment, which ends the process.
 */
function readRange(file: FileHandle, { first, last }: BytePart): ReadableStream<Uint8Array> {
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
async function readAtOnce(
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

/** As much as `cacheFiles` keeps of a file: one read costs less than a stream of pieces. */
const bytesReadAtOnce = 512 * 1024;
/** Parts are not kept, and slow readers may hold many. */
const bytesOfPartReadAtOnce = 64 * 1024;

/** Files below one directory of this machine. Throws on an invalid key. */
export function createLocalStorage(directory: string): Storage {
  const pathOf = (key: string) => join(directory, assertSafeKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, bytes);
    },
    async get(key, part) {
      // Opened first: later the path may lead to another file, or to none.
      const file = await open(pathOf(key)).catch(nullIfAbsent);
      if (!file) return null;
      const found = await file.stat();
      if (!found.isFile()) {
        await file.close();
        return null;
      }
      const wanted = part ?? { first: 0, last: found.size - 1 };
      const isSmall = wanted.last - wanted.first < (part ? bytesOfPartReadAtOnce : bytesReadAtOnce);
      return { size: found.size, body: isSmall ? await readAtOnce(file, wanted) : readRange(file, wanted) };
    },
    async move(from, to) {
      const path = pathOf(to);
      await mkdir(dirname(path), { recursive: true });
      await rename(pathOf(from), path).catch(nullIfAbsent);
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Written to a temporary file, then renamed: a crash leaves a stray file, never half an image. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
