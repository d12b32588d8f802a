import { mkdir, rm } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeTestDatabaseFolder } from "./checks/make-test-database-folder.ts";
import { runStages, summary } from "./checks/run-stages.ts";
import { testStages } from "./checks/test-stages.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Whatever Node runs npm, the tools run on this one.
const programs = [join(root, "node_modules", ".bin"), dirname(process.execPath), process.env.PATH];
process.env.PATH = programs.join(delimiter);

const folder = await makeTestDatabaseFolder();
const reports = join(folder, "reports");
await mkdir(reports);
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith("--"));
const stages = testStages(root, reports, args.includes("--deep")).filter(({ name, isQuiet = false }) =>
  (wanted.length === 0 || wanted.includes(name)) && (isQuiet || !args.includes("--checks"))
);
const results = await runStages(stages, console.log);
await rm(folder, { recursive: true, force: true, maxRetries: 3 });
console.log(summary(results));
process.exit(results.some((result) => result.failed > 0) ? 1 : 0);
