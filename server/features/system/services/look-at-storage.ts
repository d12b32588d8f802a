import { randomUUID } from "node:crypto";
import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";

/** A file system, as far as it may fill up. */
export interface Space {
  readonly freeBytes: number;
  readonly bytes: number;
  readonly freeFiles: number;
  /** 0: the file system makes as many as fit. */
  readonly files: number;
}

/** Reads what space is left, and whether a small file can be written now. */
export async function lookAtStorage(
  dataDir: string,
): Promise<{ readonly space: Space | null; readonly failure: string | null }> {
  const [space, failure] = await Promise.all([spaceOf(dataDir), tryToWrite(dataDir)]);
  return { space, failure };
}

async function spaceOf(folder: string): Promise<Space | null> {
  try {
    const { bsize, blocks, bavail, files, ffree } = await statfs(folder);
    return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files };
  } catch {
    return null;
  }
}

async function tryToWrite(folder: string): Promise<string | null> {
  const path = join(folder, `.services-${randomUUID()}`);
  try {
    const file = await open(path, "wx");
    try {
      await file.writeFile("written");
      await file.sync();
    } finally {
      await file.close();
    }
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "failed";
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
