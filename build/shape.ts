// Prints figures of the tree's shape: `node build/shape.ts [folder of another checkout] [--unused]`.
import { dirname } from "node:path";
import { allowedPairs } from "./architecture/feature-imports.ts";
import { readModules, readSqlPaths } from "./architecture/read-modules.ts";
import { pairs, shapeOf, unusedExports } from "./architecture/shape.ts";

const args = process.argv.slice(2);
const root = args.find((arg) => !arg.startsWith("--")) ?? dirname(import.meta.dirname);
const modules = readModules(root);

console.table(shapeOf(modules, readSqlPaths(root)));
for (const parent of Object.keys(allowedPairs)) {
  for (const pair of pairs(modules, parent)) console.log(`${parent}: ${pair}`);
}
if (args.includes("--unused")) console.log(unusedExports(modules).join("\n"));
