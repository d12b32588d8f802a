import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { linkPrograms } from "../../../start/install/link-programs.mjs";
import { isAlive } from "../../../start/processes.ts";
import { runShell } from "./run-shell.ts";

const root = dirname(dirname(dirname(dirname(import.meta.dirname))));
/** Copies are named by the process that made them, so that what a killed one left is removed. */
const copies = join(tmpdir(), "glimmer-contributing-");

/** Copies the project with its packages into a temporary folder, as a clone would be. */
export async function copyProject(): Promise<string> {
  for (const left of globSync(`${copies}*`)) {
    const pid = Number(left.slice(copies.length).split("-")[0]);
    if (pid && !await isAlive(pid)) await rm(left, { recursive: true, force: true });
  }
  const copy = await mkdtemp(`${copies}${process.pid}-`);
  const ignored = (await readFile(join(root, ".gitignore"), "utf8")).split("\n").map((line) =>
    line.replace(/\/$/, "")
  );
  const isPart = (path: string) =>
    ![".git", ...ignored].includes(basename(path)) && !path.endsWith(".tsbuildinfo");
  await cp(root, copy, { recursive: true, filter: isPart });
  // No link to them: the server reads nothing outside its own folders. npm makes the links of their
  // programs again, so that each runs the copy's own package.
  await cp(join(root, "node_modules"), join(copy, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== join(root, "node_modules", ".bin"),
  });
  await runShell("npm rebuild --ignore-scripts", copy);
  await linkPrograms(copy);
  return copy;
}

/** The environment of a shell in the copy, without what a test's own runner has set. */
export function shellEnvironment(copy: string): Record<string, string> {
  const ofRunner = /^(VITEST|GLIMMER_DEEP|NODE_ENV|NODE_OPTIONS|TEST$|DEV$|PROD$)/;
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || ofRunner.test(name) ? [] : [[name, value] as const]
  );
  const tools = join(copy, "node_modules", ".bin");
  return { ...Object.fromEntries(own), PATH: `${tools}:${process.env.PATH}` };
}
