import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { readSqlPaths } from "./read-modules.ts";

const widest = 100;

/** Comments that tools read cannot be wrapped. */
const forTools = /^[/*\s]*(oxlint-|eslint-|@ts-|\/ <reference|<reference|deno-|v8 |#__PURE__)/;

/** Every comment of the project that goes on beyond column 100, as `file:line`. */
export function findWideCommentsIn(root: string): string[] {
  const scripts = globSync(["*.ts", "{shared,server,desktop,build}/**/*.{ts,tsx,mjs,cjs,js}"], { cwd: root });
  return [...scripts.map((file) => file.replaceAll("\\", "/")), ...readSqlPaths(root)].toSorted().flatMap(
    (path) => findWideComments(path, readFileSync(join(root, path), "utf8")).map((line) => `${path}:${line}`),
  );
}

/**
 * The numbers of the lines where a comment goes on beyond column 100. A line of one word,
 * such as an address, may.
 */
export function findWideComments(path: string, text: string): number[] {
  // Most files have no line that is long enough.
  if (!text.split("\n").some((line) => line.length > widest)) return [];
  const wide = new Set<number>();
  for (const { start, end } of path.endsWith(".sql") ? sqlComments(text) : parseSync(path, text).comments) {
    if (forTools.test(text.slice(start, end))) continue;
    for (let from = start; from < end;) {
      const lineStart = text.lastIndexOf("\n", from - 1) + 1;
      const newline = text.indexOf("\n", from);
      const to = newline === -1 ? end : Math.min(newline, end);
      const line = text.slice(lineStart, to);
      if (line.length > widest && !isOneWord(line)) {
        wide.add(text.slice(0, lineStart).split("\n").length);
      }
      from = to + 1;
    }
  }
  return [...wide];
}

function isOneWord(line: string): boolean {
  return /^\s*(\/\/|\/?\*+|--)?\s*\S+$/.test(line);
}

/** The comments of a SQL file: `--` to the end of the line, outside of strings. */
function sqlComments(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/^((?:[^'\n]|'[^'\n]*')*?)(--.*)$/gm)].map((
    { index, 1: code = "", 2: comment = "" },
  ) => ({
    start: index + code.length,
    end: index + code.length + comment.length,
  }));
}
