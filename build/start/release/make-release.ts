import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { readCommit } from "./read-commit.ts";
import { releaseEntries } from "./release-entries.ts";
import { writeArchive } from "./write-archive.ts";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildInLanguages } from "../build-in-languages.ts";
import { findDenoProgram } from "../launcher/server/deno-program.ts";

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

/**
 * Builds and compresses the pages into the folder, apart from `dist/web`, whose pages a running
 * server holds. The year they show is that of the date. Returns the folder.
 */
export async function buildPages(
  root: string,
  folder: string,
  date: Date,
  signal?: AbortSignal,
): Promise<string> {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const config = join("desktop", "web.vite.config.ts");
  await buildInLanguages(folder, async (language, into) => {
    const args = ["build", "--config", config, "--outDir", into, "--emptyOutDir", "--logLevel", "warn"];
    await promisify(execFile)(findDenoProgram(root), ["run", "--allow-all", vite, ...args], {
      cwd: root,
      signal,
      // Nothing else of the environment, such as VITE_…, may get into the pages.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DENO_DIR: process.env.DENO_DIR,
        NODE_ENV: "production",
        SOURCE_DATE_EPOCH: String(date.getTime() / 1000),
        NO_COLOR: "1",
        GLIMMER_LANGUAGE: language,
      },
      maxBuffer: 64_000_000,
    });
  });
  return folder;
}
