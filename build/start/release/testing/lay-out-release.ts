import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { placeOfData } from "../../../prove/testing/place-of-data.ts";
import { type Launched, watchLauncher } from "../../../prove/testing/start-launcher.ts";
import { releaseEntries } from "../release-entries.ts";
import type { Entry } from "../write-archive.ts";

const root = dirname(dirname(dirname(dirname(import.meta.dirname))));
export interface CommandRun {
  readonly child: ChildProcess;
  /** All it printed, and how it ended; null: a signal ended it. */
  readonly ended: Promise<{ readonly output: string; readonly code: number | null }>;
}

/** A release as an operator has unpacked it, which runs on its own Deno. */
export interface Release {
  readonly folder: string;
  /** Starts `./glimmer` with the arguments. */
  run(args: readonly string[], env: Readonly<Record<string, string>>): CommandRun;
  /** Starts `./glimmer start` on any free port. */
  start(env: Readonly<Record<string, string>>, ...options: string[]): Launched;
  remove(): void;
}

/**
 * Lays a release of this tree out as its unpacked archive would lie there, with one page in place
 * of the built ones: building, packing and unpacking take minutes and change no program.
 */
export function layOutRelease(): Release {
  const below = mkdtempSync(join(placeOfData, "glimmer-laid-out-"));
  // PostgreSQL runs as an account of its own when root runs the tests.
  chmodSync(below, 0o755);
  const pages = join(below, "pages");
  mkdirSync(pages);
  writeFileSync(join(pages, "index.html"), "<!doctype html><title>Glimmer</title>");
  const { name, entries } = releaseEntries({
    root,
    pages,
    commit: { id: "0".repeat(40), date: new Date(0), files: filesOfTree() },
  });
  for (const entry of entries) layOut(join(below, entry.name), entry);
  const folder = join(below, name);
  const begin = (args: readonly string[], env: Readonly<Record<string, string>>) =>
    spawn(join(folder, "glimmer"), [...args], {
      cwd: below,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
  return {
    folder,
    run(args, env) {
      const child = begin(args, env);
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output += chunk);
      const ended = once(child, "close").then(([code]) => ({ output, code: code as number | null }));
      return { child, ended };
    },
    start: (env, ...options) =>
      watchLauncher(begin(["start", ...options], { OPEN_BROWSER: "0", PORT: "0", ...env })),
    remove: () => rmSync(below, { recursive: true, force: true }),
  };
}

/** Those without a commit too: a test runs before its commit. */
function filesOfTree(): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const text = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64_000_000 });
  return text.split("\0").filter((path) => path !== "");
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
