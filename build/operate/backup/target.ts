import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { BackupPlace } from "../../../server/settings/backup-config.ts";
import { createLocalStorage } from "../../../server/providers/storage/local-storage.ts";
import { readStoredBytes, type Storage } from "../../../server/providers/storage/storage.ts";
import type { StoreConfig } from "../../../server/settings/storage-config.ts";

/** Where backups lie. */
export interface Target {
  /** For the operator: a folder, or `s3://…`. */
  readonly place: string;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  /** The same in pieces, for what is large. */
  stream(key: string): Promise<AsyncIterable<Uint8Array> | null>;
  delete(key: string): Promise<void>;
  /** Removes what is left of a backup whose files were deleted. */
  removeFolder(name: string): Promise<void>;
}

/** Longer than usual: a part is much larger than a picture. */
const limits = { deadlineMs: 300_000, silenceMs: 60_000, retriesAfterMs: [500, 5_000, 30_000] };

/** Opens the place. `store` is that of the settings, whose keys serve the bucket too. */
export async function openTarget(place: BackupPlace, store: StoreConfig | null): Promise<Target> {
  if ("folder" in place) {
    const folder = resolve(place.folder);
    return {
      ...targetOf(folder, createLocalStorage(folder)),
      removeFolder: (name) => rm(join(folder, name), { recursive: true, force: true }),
    };
  }
  if (!store) throw new Error("A backup in a bucket needs S3_ENDPOINT, S3_BUCKET and their keys.");
  const { createS3Storage } = await import("../../../server/providers/storage/s3/s3-storage.ts");
  const { bucket, prefix } = place;
  return {
    ...targetOf(
      ["s3:/", bucket, ...(prefix ? [prefix] : [])].join("/"),
      createS3Storage({ ...store, bucket, prefix }, { limits }),
    ),
    removeFolder: () => Promise.resolve(),
  };
}

function targetOf(place: string, storage: Storage): Omit<Target, "removeFolder"> {
  return {
    place,
    put: (key, bytes) => storage.put(key, bytes),
    delete: (key) => storage.delete(key),
    async read(key) {
      const file = await storage.get(key);
      return file && await readStoredBytes(file);
    },
    async stream(key) {
      const file = await storage.get(key);
      if (!file) return null;
      return file.body instanceof Uint8Array ? piecesOf(file.body) : file.body as AsyncIterable<Uint8Array>;
    },
  };
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
