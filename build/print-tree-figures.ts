// Prints figures of the tree's shape:
// `node build/print-tree-figures.ts [folder of another checkout]`.
import { dirname } from "node:path";
import {
  circlesOfModules,
  circlesOfRooms,
  crossings,
  foldersOfRooms,
} from "./prove/architecture/import-circles.ts";
import { upwardImports } from "./prove/architecture/layers.ts";
import { readModules, readSqlPaths } from "./prove/architecture/read-modules.ts";
import { treeFigures } from "./prove/architecture/tree-figures.ts";

const root = process.argv[2] ?? dirname(import.meta.dirname);
const modules = readModules(root);

console.table(treeFigures(modules, readSqlPaths(root)));
for (const upward of upwardImports(modules)) console.log(`Upwards: ${upward}`);
for (const circle of circlesOfModules(modules)) {
  console.log(`Circle of modules: ${circle}`);
  const within = circle.split(", ");
  for (const { path, values } of modules.filter((module) => within.includes(module.path))) {
    for (const target of values.filter((value) => within.includes(value))) {
      console.log(`  ${path} → ${target}`);
    }
  }
}
for (const parent of foldersOfRooms) {
  for (const circle of circlesOfRooms(modules, parent)) {
    console.log(`Circle in ${parent}: ${circle}`);
    const within = circle.split(", ");
    for (const { from, to, importer, target } of crossings(modules, parent)) {
      if (within.includes(from) && within.includes(to)) {
        console.log(`  ${from} → ${to}: ${importer} → ${target}`);
      }
    }
  }
}
