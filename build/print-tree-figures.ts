// Prints figures of the tree's shape:
// `node build/print-tree-figures.ts [folder of another checkout]`.
import { dirname } from "node:path";
import {
  findCirclesOfModules,
  findCirclesOfRooms,
  findCrossings,
  foldersOfRooms,
} from "./prove/architecture/import-circles.ts";
import { findUpwardImports } from "./prove/architecture/layers.ts";
import { readModules, readSqlPaths } from "./prove/architecture/read-modules.ts";
import { measureTree } from "./prove/architecture/tree-figures.ts";

const root = process.argv[2] ?? dirname(import.meta.dirname);
const modules = readModules(root);

console.table(measureTree(modules, readSqlPaths(root)));
for (const upward of findUpwardImports(modules)) console.log(`Upwards: ${upward}`);
for (const circle of findCirclesOfModules(modules)) {
  console.log(`Circle of modules: ${circle}`);
  const within = circle.split(", ");
  for (const { path, imports } of modules.filter((module) => within.includes(module.path))) {
    for (const target of imports.filter((one) => within.includes(one))) {
      console.log(`  ${path} → ${target}`);
    }
  }
}
for (const parent of foldersOfRooms) {
  for (const circle of findCirclesOfRooms(modules, parent)) {
    console.log(`Circle in ${parent}: ${circle}`);
    const within = circle.split(", ");
    for (const { from, to, importer, target } of findCrossings(modules, parent)) {
      if (within.includes(from) && within.includes(to)) {
        console.log(`  ${from} → ${to}: ${importer} → ${target}`);
      }
    }
  }
}
