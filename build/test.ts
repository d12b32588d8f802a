import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runStages, summary } from "./checks/stage.ts";
import { testStages } from "./checks/stages.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Whatever Node runs npm, the tools run on the one that was installed.
process.env.PATH = `${join(root, "node_modules", ".bin")}:${process.env.PATH}`;

const reports = await mkdtemp(join(tmpdir(), "glimmer-reports-"));
const args = process.argv.slice(2);
const wanted = args.filter((arg) => arg !== "--deep");
const stages = testStages(root, reports, args.includes("--deep")).filter(({ name }) =>
  wanted.length === 0 || wanted.includes(name)
);
const results = await runStages(stages, console.log);
await rm(reports, { recursive: true, force: true });
console.log(summary(results));
process.exit(results.some((result) => result.failed > 0) ? 1 : 0);
