import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { afterAll } from "vitest";
import { startObjectStore } from "./start-object-store.ts";

/** Where an app of a test keeps its files. */
export interface StoredFiles {
  /** Settings that lead there; none: DATA_DIR. */
  readonly env: Readonly<Record<string, string>>;
  /** The keys of all that it keeps: `media/{id}.webp`. */
  list(): Promise<readonly string[]>;
}

/**
 * A folder, or the stand-in of an object store while GLIMMER_TEST_STORE=1, by which
 * `build/prove/machines/media-suite.deep.test.ts` runs the tests of files once more. It ends with
 * the test file.
 */
export async function storedFilesOf(dataDir: string): Promise<StoredFiles> {
  if (process.env["GLIMMER_TEST_STORE"] !== "1") return { env: {}, list: () => keysBelow(dataDir) };
  const store = await startObjectStore();
  afterAll(() => store.close());
  return { env: store.env, list: () => Promise.resolve([...store.files.keys()]) };
}

async function keysBelow(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "uploads");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"));
}
