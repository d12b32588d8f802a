import { randomUUID } from "node:crypto";
import { link, mkdir, opendir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createLocalStorage } from "../../../../server/providers/storage/local-storage.ts";
import type { Storage } from "../../../../server/providers/storage/storage.ts";
import { noteProgress, type Progress } from "../watch-progress.ts";

/** No key begins with a dot, so that nothing serves what lies there. */
const beginning = ".backup-";
const linkedAtOnce = 32;

/** Files as they are around a snapshot of the database. */
export interface FileSource extends Pick<Storage, "get"> {
  /** To be called once the snapshot is taken: what came since the opening is there too. */
  lookAgain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A second name for every file below the folder, in the same file system: it costs no room, and
 * stays when the first is moved or deleted. Null where the file system has no links; then files are
 * read as they are.
 */
export async function linkUploads(
  uploads: string,
  say: (line: string) => void,
  progress?: Pick<Progress, "made">,
): Promise<FileSource | null> {
  await mkdir(uploads, { recursive: true });
  for (const name of await readdir(uploads)) {
    // These are left of a backup whose process died; only one is made at a time.
    if (name.startsWith(beginning)) await rm(join(uploads, name), { recursive: true, force: true });
  }
  const folder = join(uploads, `${beginning}${randomUUID()}`);
  const close = () => rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    await linkAll(uploads, folder, progress);
  } catch (error) {
    await close();
    if (!hasNoLinks(error as NodeJS.ErrnoException)) throw error;
    say(
      `The file system of ${uploads} has no links: a file that is deleted during the backup is missing in it.`,
    );
    return null;
  }
  const [links, live] = [createLocalStorage(folder), createLocalStorage(uploads)];
  return {
    // A file that moved from a folder not yet walked to one that was has no link.
    get: async (key, part) => await links.get(key, part) ?? await live.get(key, part),
    lookAgain: () => linkAll(uploads, folder, progress),
    close,
  };
}

function hasNoLinks({ code = "" }: NodeJS.ErrnoException): boolean {
  return ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EXDEV", "EACCES"].includes(code);
}

async function linkAll(from: string, to: string, progress?: Pick<Progress, "made">): Promise<void> {
  let batch: Promise<void>[] = [];
  for await (const path of noteProgress(filesBelow(from, ""), progress)) {
    batch.push(linkFile(join(from, path), join(to, path)));
    if (batch.length < linkedAtOnce) continue;
    await Promise.all(batch);
    batch = [];
  }
  await Promise.all(batch);
}

/** Does nothing when the file is gone, or linked already. */
async function linkFile(from: string, to: string): Promise<void> {
  for (let isAgain = false;; isAgain = true) {
    try {
      return await link(from, to);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EEXIST") return;
      if (code !== "ENOENT") throw error;
      if (isAgain) return;
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    }
  }
}

/** Paths of files, without those that are being written and those of other backups. */
async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await opendir(join(root, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name.endsWith(".tmp")) continue;
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else if (entry.isFile()) yield path;
  }
}
