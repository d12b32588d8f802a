import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { releaseEntries } from "../release-entries.ts";
import type { Entry } from "../write-archive.ts";

/**
 * Lays a release out in the folder as its unpacked archive would lie there, with one page in place
 * of the built ones: packing and unpacking take a minute and change no program. Returns the folder
 * of the release.
 */
export function layOutRelease(root: string, folder: string): string {
  const pages = join(folder, "pages");
  mkdirSync(pages);
  writeFileSync(join(pages, "index.html"), "<!doctype html><title>Glimmer</title>");
  // Files that no commit has yet, too: a test runs before its commit.
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64_000_000 })
    .split("\0").filter((path) => path !== "");
  const { name, entries } = releaseEntries({
    root,
    pages,
    commit: { id: "0".repeat(40), date: new Date(0), files },
  });
  for (const entry of entries) layOut(join(folder, entry.name), entry);
  return join(folder, name);
}

function layOut(path: string, { content, isProgram }: Entry): void {
  mkdirSync(dirname(path), { recursive: true });
  if ("link" in content) return symlinkSync(content.link, path);
  if ("text" in content) writeFileSync(path, content.text);
  else if (isProgram) copyFileSync(content.path, path);
  else linkOrCopy(content.path, path);
  if (isProgram) chmodSync(path, 0o755);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // On another file system.
    copyFileSync(from, to);
  }
}
