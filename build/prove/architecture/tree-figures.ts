import { join, posix } from "node:path";
import { findCirclesOfModules, findCirclesOfRooms, findCrossings } from "./import-circles.ts";
import { findUpwardImports } from "./layers.ts";
import { isGenerated, isOfTests, type Module } from "./read-modules.ts";
import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";

/** Figures of the tree's shape, in the order in which `build/print-tree-figures.ts` prints them. */
export function measureTree(
  all: readonly Module[],
  sqlPaths: readonly string[],
): Record<string, string | number> {
  const modules = all.filter(({ path }) => !isGenerated(path));
  const lines = countLines(modules);
  const product = modules.filter(({ path }) => !isOfTests(path));
  const productLines = countLines(product);
  const small = lines.filter((count) => count < smallFile).length;
  const [folder, files] = findLargestFolder([...modules.map(({ path }) => path), ...sqlPaths]);
  return {
    "TypeScript files": modules.length,
    "lines of TypeScript": sum(lines),
    "median lines of a file": medianOf(lines),
    "product: files": product.length,
    "product: lines": sum(productLines),
    "product: median lines of a file": medianOf(productLines),
    ...measureWords(product),
    [`files under ${smallFile} lines`]: `${small} (${percent(small, modules.length)})`,
    "largest folder": `${files} files (${folder})`,
    "renderer: imports from one feature into another":
      findCrossings(modules, "desktop/renderer/features").length,
    "renderer: of these, into a folder of the other": insides(modules).length,
    "circles of features in the renderer": findCirclesOfRooms(modules, "desktop/renderer/features").length,
    "circles of features in the server": findCirclesOfRooms(modules, "server/features").length,
    "circles of rooms in the desktop's main process": findCirclesOfRooms(modules, "desktop/main").length,
    "circles of modules, types too": findCirclesOfModules(modules).length,
    "imports that lead to a higher layer": findUpwardImports(modules).length,
  };
}

const smallFile = 15;

/** How the code of the product is worded. */
export function measureWords(
  product: readonly Pick<Module, "path" | "text">[],
): Record<string, string | number> {
  const functions = product.flatMap(listExportedFunctions);
  const without = functions.filter((name) => !saysWhatItDoes(name)).length;
  const mentions = product.map(({ text }) => text.match(/previous release/gi)?.length ?? 0);
  return {
    "product: exported functions without a verb": `${without} (${percent(without, functions.length)})`,
    "product: comments that begin with Of or What": sum(product.map(({ text }) => countSubjectless(text))),
    "product: mentions of a previous release": sum(mentions),
  };
}

/** The lines of each file, the fewest first. */
function countLines(modules: readonly Pick<Module, "text">[]): number[] {
  return modules.map(({ text }) => text.trimEnd().split("\n").length).toSorted((a, b) => a - b);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function medianOf(ascending: readonly number[]): number {
  return ascending[Math.floor(ascending.length / 2)] ?? 0;
}

/** The folder that has most of some files itself, and how many. Generated files do not count. */
export function findLargestFolder(paths: readonly string[]): readonly [folder: string, files: number] {
  const sizes = new Map<string, number>();
  for (const path of paths.filter((path) => !isGenerated(path))) {
    sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0];
}

function insides(modules: readonly Module[]): string[] {
  const features = "desktop/renderer/features";
  return findCrossings(modules, features).filter(({ to, target }) =>
    target.slice(`${features}/${to}/`.length).includes("/")
  )
    .map(({ from, target }) => `${from} → ${target}`);
}

function percent(part: number, whole: number): string {
  return `${(100 * part / Math.max(whole, 1)).toFixed(1)}%`;
}

/** Exported functions may begin with these; add a verb that is missing. */
const verbs = new Set(readFileSync(join(import.meta.dirname, "verbs.txt"), "utf8").split(/\s+/));

/** Names that read as yes or no. */
const predicate =
  /^(is|are|has|have|had|may|can|must|should|was|were|does|do|did|will|needs|wants|knows|holds|keeps|allows|matches|includes|lacks|fits|reads|shows|takes|leads|belongs|counts|concerns|contains|covers|exists|says|hears|owns|uses|begins|ends|comes|goes|looks|asks|works|carries|follows|runs|fails|differs|lies|stands|means|makes)(?=[A-Z]|$)/;

/** Lists the functions that a file exports, components and schemas (with a capital) aside. */
export function listExportedFunctions({ path, text }: Pick<Module, "path" | "text">): string[] {
  const names = parseSync(path, text).program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type === "FunctionDeclaration") return declaration.id ? [declaration.id.name] : [];
    if (declaration.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && /^(Arrow)?FunctionExpression$/.test(init?.type ?? "") ? [id.name] : []
    );
  });
  return names.filter((name) => !/^[A-Z]/.test(name));
}

/** Whether a function's name begins with a verb or reads as yes or no. */
export function saysWhatItDoes(name: string): boolean {
  return verbs.has(/^[a-z0-9]+/.exec(name)?.[0] ?? "") || predicate.test(name);
}

/** Counts the comments that begin with "Of" or "What" instead of a subject. */
export function countSubjectless(text: string): number {
  const starts = /(?:\/\*\*\s+(?:\*\s+)?|(?<!\/\/[^\n]*\n[ \t]*)\/\/ )(?:Of|What)\b/g;
  return text.match(starts)?.length ?? 0;
}
