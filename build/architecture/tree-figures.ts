import { posix } from "node:path";
import type { Module } from "./read-modules.ts";

/** Figures of the tree's shape, in the order in which `build/print-tree-figures.ts` prints them. */
export function treeFigures(
  modules: readonly Module[],
  sqlPaths: readonly string[],
): Record<string, string | number> {
  const lines = modules.map(({ text }) => text.trimEnd().split("\n").length).toSorted((a, b) => a - b);
  const total = lines.reduce((sum, count) => sum + count, 0);
  const small = lines.filter((count) => count < smallFile).length;
  const [folder, files] = largestFolder([...modules.map(({ path }) => path), ...sqlPaths]);
  return {
    "TypeScript files": modules.length,
    "lines of TypeScript": total,
    "median lines of a file": lines[Math.floor(lines.length / 2)] ?? 0,
    [`files under ${smallFile} lines`]: `${small} (${percent(small, modules.length)})`,
    "largest folder": `${files} files (${folder})`,
    "exports nobody imports": unusedExports(modules).length,
    "renderer: imports from one feature into another": crossings(modules, "desktop/renderer/features").length,
    "renderer: of these, into a folder of the other": insides(modules).length,
    "renderer: features that import each other": pairs(modules, "desktop/renderer/features").length,
    "server: features that import each other": pairs(modules, "server/features").length,
    "desktop main: rooms that import each other": pairs(modules, "desktop/main").length,
  };
}

const smallFile = 15;

/** What tools, aliases or the next features import. */
const importedElsewhere: readonly RegExp[] = [
  /^build\/desktop\/packaging-hooks\.ts/,
  /^desktop\/e2e\/(host|electron)\//,
  /^desktop\/renderer\/app\/first-feed\/(render-home\.tsx|stand-ins\/)/,
  /^desktop\/renderer\/app\/landing\/render-landing\.tsx/,
  /^desktop\/renderer\/platform\/(electron|web)\.ts/,
  /^server\/testing\/.*global-setup\.ts/,
  /: (openCheckout|credit|Credit|spendXp)$/,
];

/** Exported names that no other file mentions which imports theirs, as `file: name`. Tests count as others. */
export function unusedExports(modules: readonly Module[]): string[] {
  const importers = new Map<string, Module[]>();
  for (const module of modules) {
    for (const target of module.imports) importers.set(target, [...(importers.get(target) ?? []), module]);
  }
  return modules.flatMap(({ path, text }) =>
    exportedNames(text)
      .filter((name) =>
        !(importers.get(path) ?? []).some((importer) => new RegExp(`\\b${name}\\b`).test(importer.text))
      )
      .map((name) => `${path}: ${name}`)
  ).filter((unused) => !importedElsewhere.some((known) => known.test(unused)));
}

function exportedNames(text: string): string[] {
  const declaration =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
  return [...text.matchAll(declaration)].map((match) => match[1] ?? "");
}

/** The folder that has most of some files itself, and how many. */
export function largestFolder(paths: readonly string[]): readonly [folder: string, files: number] {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0];
}

/** The child of `parent` that a path lies in; undefined for files of `parent` itself and for what is elsewhere. */
function childOf(parent: string, path: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined;
  const [child, ...rest] = path.slice(parent.length + 1).split("/");
  return rest.length > 0 ? child : undefined;
}

/** The imports that lead from one child of a folder into another, tests apart. */
function crossings(
  modules: readonly Module[],
  parent: string,
): { from: string; to: string; target: string }[] {
  return modules.filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path)).flatMap(({ path, imports }) =>
    imports.flatMap((target) => {
      const [from, to] = [childOf(parent, path), childOf(parent, target)];
      return from && to && from !== to ? [{ from, to, target }] : [];
    })
  );
}

function insides(modules: readonly Module[]): string[] {
  const features = "desktop/renderer/features";
  return crossings(modules, features).filter(({ to, target }) =>
    target.slice(`${features}/${to}/`.length).includes("/")
  )
    .map(({ from, target }) => `${from} → ${target}`);
}

/** The children of a folder that import each other, as `a ↔ b`. */
export function pairs(modules: readonly Module[], parent: string): string[] {
  const ways = new Set(crossings(modules, parent).map(({ from, to }) => `${from} ${to}`));
  return [...ways].map((way) => way.split(" ") as [string, string])
    .filter(([from, to]) => from < to && ways.has(`${to} ${from}`))
    .map(([from, to]) => `${from} ↔ ${to}`);
}

function percent(part: number, whole: number): string {
  return `${(100 * part / whole).toFixed(1)}%`;
}
