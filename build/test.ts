import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeTestDatabaseFolder } from "./checks/make-test-database-folder.ts";
import { runStages, summary } from "./checks/run-stages.ts";
import { testStages } from "./checks/test-stages.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Whatever Node runs npm, the tools run on the one that was installed.
process.env.PATH = `${join(root, "node_modules", ".bin")}:${process.env.PATH}`;

const folder = await makeTestDatabaseFolder();
const reports = join(folder, "reports");
await mkdir(reports);
const args = process.argv.slice(2);
const wanted = args.filter((arg) => arg !== "--deep");
const stages = testStages(root, reports, args.includes("--deep")).filter(({ name }) =>
  wanted.length === 0 || wanted.includes(name)
);
const results = await runStages(stages, console.log);
await rm(folder, { recursive: true, force: true, maxRetries: 3 });
console.log(summary(results));
process.exit(results.some((result) => result.failed > 0) ? 1 : 0);
