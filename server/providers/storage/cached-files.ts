import type { Clock } from "../../clock.ts";
import { type BytePart, readStoredBytes, type Storage, type StoredFile } from "./storage.ts";

interface CacheLimits {
  /** The limit of all files together. */
  readonly totalBytes: number;
  /** A larger file is not cached. */
  readonly fileBytes: number;
  readonly lifetimeMs: number;
}

interface CachedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly until: number;
}

const usual: CacheLimits = { totalBytes: 16 * 1024 * 1024, fileBytes: 512 * 1024, lifetimeMs: 30_000 };

/**
 * A storage that keeps recently read small files in memory: a popular picture costs half as much,
 * and no network call when files are stored elsewhere. A file that another process replaces or
 * deletes is served here until this one hears of it, and for `lifetimeMs` at most.
 */
export function cacheFiles(storage: Storage, clock: Clock, limits: CacheLimits = usual): Storage {
  // In the order of last use.
  const files = new Map<string, CachedFile>();
  let totalBytes = 0;
  let changes = 0;
  const forget = (key: string) => {
    totalBytes -= files.get(key)?.bytes.length ?? 0;
    files.delete(key);
  };
  const now = () => clock.now().getTime();
  const keep = (key: string, file: CachedFile) => {
    forget(key);
    files.set(key, file);
    totalBytes += file.bytes.length;
    for (const oldest of files.keys()) {
      if (totalBytes <= limits.totalBytes) break;
      forget(oldest);
    }
  };
  return {
    mayWriteLate: storage.mayWriteLate ?? false,
    async put(key, bytes) {
      await storage.put(key, bytes);
      changes += 1;
      forget(key);
    },
    async get(key, part) {
      const cached = files.get(key);
      if (cached && cached.until > now()) {
        keep(key, cached);
        return partOf(cached.bytes, part);
      }
      const changesBefore = changes;
      const file = await storage.get(key, part);
      if (!file || part || file.size > limits.fileBytes) return file;
      const bytes = await readStoredBytes(file);
      // A write or deletion meanwhile may concern this file.
      if (changes === changesBefore) keep(key, { bytes, until: now() + limits.lifetimeMs });
      return partOf(bytes, part);
    },
    async move(from, to) {
      await storage.move(from, to);
      changes += 1;
      forget(from);
      forget(to);
    },
    async delete(key) {
      await storage.delete(key);
      changes += 1;
      forget(key);
    },
    forget(key) {
      changes += 1;
      forget(key);
    },
    forgetAll() {
      changes += 1;
      files.clear();
      totalBytes = 0;
    },
  };
}

function partOf(bytes: Uint8Array<ArrayBuffer>, part: BytePart | undefined): StoredFile {
  return { size: bytes.length, body: part ? bytes.subarray(part.first, part.last + 1) : bytes };
}
