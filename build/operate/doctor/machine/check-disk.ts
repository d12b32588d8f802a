import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Check } from "../check.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";

const gb = 1024 ** 3;

/** A file system, as far as it may fill up. */
interface Space {
  readonly freeBytes: number;
  readonly bytes: number;
  readonly freeFiles: number;
  /** 0: the file system makes as many as fit. */
  readonly files: number;
}

/** Space and files left where DATA_DIR and an embedded database are. */
export const checkDisk: Check = {
  name: "disk",
  waitsFor: "The file system of DATA_DIR",
  ifSilent: "A disk or network file system hangs: look at dmesg, and at mount.",
  async run({ config, embedded }) {
    const folders = new Set([config.dataDir, ...(embedded?.directory ? [embedded.directory] : [])]);
    const seen = new Set<number>();
    const found: Finding[] = [];
    for (const folder of folders) {
      const place = await nearestFolder(folder);
      const { dev } = await stat(place);
      if (seen.has(dev)) continue;
      seen.add(dev);
      found.push(judgeDisk(folder, await spaceOf(place)));
    }
    return found;
  },
};

/** Warns early enough to act: a database that cannot write stops. */
export function judgeDisk(folder: string, { freeBytes, bytes, freeFiles, files }: Space): Finding {
  if (bytes === 0) return skipped(`The file system of ${folder} does not say how much is left.`);
  const free = freeBytes / gb;
  const percent = Math.round(100 * freeBytes / bytes);
  const says = `${free.toFixed(1)} GB (${percent}%) are free where ${folder} is.`;
  const todo = "Free space, or make the disk larger. What is large there: " +
    `du -xh ${folder} | sort -h | tail -20`;
  if (files > 0 && freeFiles / files < 0.02) {
    return fix(
      `The file system of ${folder} can take only ${freeFiles} more files, whatever their size.`,
      "Remove small files that nobody needs, or create the file system again with more inodes. Which one: df -i",
    );
  }
  if (free < 0.5) return fix(says, todo);
  return free < 2 || (percent < 5 && free < 20) ? warn(says, todo) : ok(says);
}

async function spaceOf(folder: string): Promise<Space> {
  const { bsize, blocks, bavail, files, ffree } = await statfs(folder);
  return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files };
}

/** The folder itself, or the one that it will be made in. */
async function nearestFolder(folder: string): Promise<string> {
  for (let at = folder;; at = dirname(at)) {
    if (await stat(at).then(() => true, () => false) || at === dirname(at)) return at;
  }
}
