import { mkdir, rm } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chooseStages } from "./prove/checks/choose-stages.ts";
import { makeTestDatabaseFolder } from "./prove/checks/make-test-database-folder.ts";
import { formatSummary, runStages } from "./prove/checks/run-stages.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Whatever Node runs npm, the tools run on this one.
const programs = [join(root, "node_modules", ".bin"), dirname(process.execPath), process.env.PATH];
process.env.PATH = programs.join(delimiter);

const folder = await makeTestDatabaseFolder();
const reports = join(folder, "reports");
await mkdir(reports);
const chosen = chooseStages({ root, reports }, process.argv.slice(2));
const results = await runStages(chosen.stages, console.log);
await rm(folder, { recursive: true, force: true, maxRetries: 3 });
if (chosen.problem) {
  console.error(chosen.problem);
  process.exit(1);
}
console.log(formatSummary(results));
if (chosen.advice) console.log(chosen.advice);
process.exit(results.some((result) => result.failed > 0) ? 1 : 0);
