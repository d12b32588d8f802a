import { join } from "node:path";
import { createLocalStorage } from "../../../../server/providers/storage/local-storage.ts";
import type { Storage } from "../../../../server/providers/storage/storage.ts";
import type { StoreConfig } from "../../../../server/settings/storage-config.ts";
import type { Progress } from "../watch-progress.ts";
import { linkUploads } from "./link-uploads.ts";

/** Where members' files lie: a folder, or a bucket. */
export async function openFiles(dataDir: string, store: StoreConfig | null): Promise<Storage> {
  if (!store) return createLocalStorage(uploadsOf(dataDir));
  const { createS3Storage } = await import("../../../../server/providers/storage/s3/s3-storage.ts");
  return createS3Storage(store);
}

function uploadsOf(dataDir: string): string {
  return join(dataDir, "uploads");
}

/** Files as they are around a snapshot of the database. */
export interface FileSource extends Pick<Storage, "get"> {
  /** To be called once the snapshot is taken: what came since the opening is there too. */
  lookAgain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opened before the snapshot. In a folder every file is linked first, so that what the snapshot
 * names is still there when it is moved or deleted afterwards. A bucket has no links: what is
 * deleted between the snapshot and its reading is missing. backup.1
 */
export async function openFileSource(
  dataDir: string,
  store: StoreConfig | null,
  say: (line: string) => void,
  progress?: Pick<Progress, "made">,
): Promise<FileSource> {
  const links = store ? null : await linkUploads(uploadsOf(dataDir), say, progress);
  if (links) return links;
  const { get } = await openFiles(dataDir, store);
  return { get, lookAgain: () => Promise.resolve(), close: () => Promise.resolve() };
}
