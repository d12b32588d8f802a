import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { posix } from "node:path";

/** One source file and what it imports: ours by path from the root, packages by their specifier. */
export interface Module {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const trees = ["shared", "server", "desktop", "build"];

/** Every TypeScript file of the project. */
export function readModules(root: string): Module[] {
  const files = trees.flatMap((tree) => globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root }));
  return files.map((file) => moduleOf(file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")))
    .sort(
      (a, b) => a.path < b.path ? -1 : 1,
    );
}

/** The paths of all SQL files but the migrations, which are a history: they are neither joined nor moved. */
export function readSqlPaths(root: string): string[] {
  return globSync("server/**/*.sql", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((path) => !path.startsWith("server/db/migrations/"));
}

export function moduleOf(path: string, text: string): Module {
  return { path, text, imports: specifiersIn(text).map((specifier) => resolve(path, specifier)) };
}

const staticImport = /^\s*(?:import|export)\s(?:[^"';]*?\bfrom\s*)?["']([^"']+)["']/gm;
const dynamicImport = /\bimport\(\s*["'`]([^"'`]+)["'`]/g;

/** What a file imports, as it is written there. The formatter's layout is relied on: a statement starts its line. */
export function specifiersIn(text: string): string[] {
  return [staticImport, dynamicImport].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? "")
  );
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith("#shared/")) return specifier.slice(1);
  if (!specifier.startsWith(".")) return specifier;
  return posix.join(posix.dirname(from), specifier);
}
