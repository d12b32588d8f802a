// Prints figures of the tree's shape: `node build/print-tree-figures.ts [folder of another checkout] [--unused]`.
import { dirname } from "node:path";
import { allowedPairs } from "./architecture/feature-imports.ts";
import { readModules, readSqlPaths } from "./architecture/read-modules.ts";
import { pairs, treeFigures, unusedExports } from "./architecture/tree-figures.ts";

const args = process.argv.slice(2);
const root = args.find((arg) => !arg.startsWith("--")) ?? dirname(import.meta.dirname);
const modules = readModules(root);

console.table(treeFigures(modules, readSqlPaths(root)));
for (const parent of Object.keys(allowedPairs)) {
  for (const pair of pairs(modules, parent)) console.log(`${parent}: ${pair}`);
}
if (args.includes("--unused")) console.log(unusedExports(modules).join("\n"));
