import { mkdir, open, rename, rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { readAtOnce, readRange } from "./read-range.ts";
import { assertSafeKey } from "./safe-key.ts";
import type { Storage } from "./storage.ts";

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
