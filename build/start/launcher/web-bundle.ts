import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildInLanguages } from "../build-in-languages.ts";
import { findNodeProgram } from "./node-program.ts";

const config = "desktop/web.vite.config.ts";
const sources = ["desktop/**/*", "shared/**/*", "package-lock.json"];
/** With the copies of a config that a build leaves beside it for a moment. */
const outsideTheBundle = /^desktop\/(e2e|main|preload)\/|\.test\.tsx?$|\.config\.ts\..*\.mjs$/;

/**
 * Builds dist/web when its sources or its language changed since the last build: in all languages,
 * or in the one that GLIMMER_LANGUAGE names. Returns what was done. Throws with what vite printed.
 */
export async function buildWebBundle(
  root: string,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<"built" | "fresh" | "absent"> {
  if (!existsSync(join(root, config))) return "absent";
  const stampFile = join(root, "dist", "web.stamp");
  const stamp = await computeFingerprint(root);
  const built = await readFile(stampFile, "utf8").catch(() => "");
  if (built === stamp && existsSync(join(root, "dist", "web", "index.html"))) return "fresh";
  say("Building the web pages. The next start is faster.");
  const build = (language: string, into: string) => runVite(root, { language, into, signal });
  const folder = join(root, "dist", "web");
  // A build that ends early leaves pages of several builds behind, which must not count as fresh.
  await rm(stampFile, { force: true });
  const only = process.env["GLIMMER_LANGUAGE"];
  await (only ? build(only, folder) : buildInLanguages(folder, build));
  await writeFile(stampFile, stamp);
  return "built";
}

/** Changes with the name or content of any file the bundle is made of, and with its language. */
export async function computeFingerprint(root: string): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) {
      files.push(join(entry.parentPath, entry.name).slice(root.length + 1).replaceAll("\\", "/"));
    }
  }
  const { GLIMMER_LANGUAGE = "", GLIMMER_MIRRORED = "" } = process.env;
  const hash = createHash("sha256").update(`${GLIMMER_LANGUAGE}\0${GLIMMER_MIRRORED}\0`);
  for (const file of files.filter((name) => !outsideTheBundle.test(name)).sort()) {
    hash.update(`${file}\0`).update(await readFile(join(root, file))).update("\0");
  }
  return hash.digest("hex");
}

interface Building {
  readonly language: string;
  readonly into: string;
  readonly signal?: AbortSignal | undefined;
}

async function runVite(root: string, { language, into, signal }: Building): Promise<void> {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const args = ["build", "--config", config, "--outDir", into, "--emptyOutDir", "--logLevel", "warn"];
  const child = spawn(findNodeProgram(), [vite, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", GLIMMER_LANGUAGE: language },
    signal,
  });
  let output = "";
  child.stdout.on("data", (chunk) => output += chunk);
  child.stderr.on("data", (chunk) => output += chunk);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The web bundle could not be built:\n${output.trim()}`);
}
