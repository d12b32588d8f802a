import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { buildPages } from "./build-pages.ts";
import { readCommit } from "./read-commit.ts";
import { releaseEntries } from "./release-entries.ts";
import { writeArchive } from "./write-archive.ts";

/**
 * Writes `dist/release/glimmer-<version>-<platform>.tar.gz` and its checksum beside it. The same
 * commit gives the same bytes. Throws with a sentence when the tree has changes that no commit has,
 * and where it cannot be made.
 */
export async function makeRelease(
  root: string,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<string> {
  if (process.platform === "win32") {
    throw new Error("A release is made on Linux or macOS: the script that starts it needs a shell.");
  }
  const commit = readCommit(root);
  const folder = join(root, "dist", "release");
  await mkdir(folder, { recursive: true });
  say("Building the web pages.");
  const pages = await buildPages(root, join(folder, "web"), commit.date, signal);
  const { name, entries } = releaseEntries({ root, pages, commit });
  const file = join(folder, `${name}.tar.gz`);
  say(`Packing ${entries.length} files.`);
  await writeArchive(file, entries, commit.date, signal);
  const archive = await readFile(file);
  const checksum = createHash("sha256").update(archive).digest("hex");
  await writeFile(`${file}.sha256`, `${checksum}  ${basename(file)}\n`);
  say(`${file}\n  ${Math.round(archive.length / 1e6)} MB, commit ${commit.id}\n  SHA-256 ${checksum}`);
  return file;
}
