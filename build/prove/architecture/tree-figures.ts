import { posix } from "node:path";
import { circlesOfModules, circlesOfRooms, crossings } from "./import-circles.ts";
import { upwardImports } from "./layers.ts";
import { isGenerated, type Module } from "./read-modules.ts";

/** Figures of the tree's shape, in the order in which `build/print-tree-figures.ts` prints them. */
export function treeFigures(
  all: readonly Module[],
  sqlPaths: readonly string[],
): Record<string, string | number> {
  const modules = all.filter(({ path }) => !isGenerated(path));
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
    "renderer: imports from one feature into another": crossings(modules, "desktop/renderer/features").length,
    "renderer: of these, into a folder of the other": insides(modules).length,
    "circles of features in the renderer": circlesOfRooms(modules, "desktop/renderer/features").length,
    "circles of features in the server": circlesOfRooms(modules, "server/features").length,
    "circles of rooms in the desktop's main process": circlesOfRooms(modules, "desktop/main").length,
    "circles of modules": circlesOfModules(modules).length,
    "imports that lead to a higher layer": upwardImports(modules).length,
  };
}

const smallFile = 15;

/** The folder that has most of some files itself, and how many. Generated files do not count. */
export function largestFolder(paths: readonly string[]): readonly [folder: string, files: number] {
  const sizes = new Map<string, number>();
  for (const path of paths.filter((path) => !isGenerated(path))) {
    sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0];
}

function insides(modules: readonly Module[]): string[] {
  const features = "desktop/renderer/features";
  return crossings(modules, features).filter(({ to, target }) =>
    target.slice(`${features}/${to}/`.length).includes("/")
  )
    .map(({ from, target }) => `${from} → ${target}`);
}

function percent(part: number, whole: number): string {
  return `${(100 * part / whole).toFixed(1)}%`;
}
