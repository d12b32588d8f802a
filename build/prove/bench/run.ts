// `npm run bench` starts this with Node. It is given an empty database it may fill, on a server
// where it may make others (DATABASE_URL), the programs of Deno, Chromium and, where there is one,
// pgbench (DENO_PROGRAM, CHROMIUM_PATH, PGBENCH_PROGRAM), and the machine's load before anything
// was done (LOAD_BEFORE).
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { migrate } from "../../../server/db/migrate.ts";
import { benchAgainst } from "./against/against.ts";
import { benchAssistant } from "./assistant/assistant.ts";
import { benchCases } from "./cases.ts";
import { benchFeed } from "./feed.ts";
import { formatReport, type PartReport, withMemory } from "./figures/part-report.ts";
import { recordRun } from "./figures/record-run.ts";
import {
  describeRun,
  formatDescription,
  readCommit,
  type RunDescription,
} from "./figures/run-description.ts";
import { benchGrowth } from "./growth/growth.ts";
import { benchMedia } from "./media/media.ts";
import { benchMessages } from "./messages/messages.ts";
import { benchMixed } from "./mixed/mixed.ts";
import { againstParts, formatOptions, type Options, type Part, readOptions } from "./options.ts";
import { benchPage } from "./page/page.ts";
import type { BenchContext } from "./bench-context.ts";
import { choosePlan, type Plan } from "./plan.ts";
import { takeMemoryAfterLoad } from "./processes.ts";
import { withDatabase } from "./product-database.ts";
import { benchRealtime } from "./realtime/realtime.ts";
import { type Reader, seed } from "./seed/seed.ts";
import { benchSockets } from "./sockets/sockets.ts";
import { benchWrites } from "./writes/writes.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const databaseUrl = process.env["DATABASE_URL"] ?? "";
const deno = process.env["DENO_PROGRAM"] ?? "deno";

const benches: Readonly<Record<Part, (context: BenchContext, plan: Plan) => Promise<PartReport>>> = {
  feed: benchFeed,
  mixed: (context, plan) => benchMixed(context, plan.mixed),
  growth: (context, plan) => benchGrowth(context, plan.growth),
  cases: (context, plan) => benchCases(context, plan.cases),
  realtime: (context, plan) => benchRealtime(context, plan.realtime),
  sockets: (context, plan) => benchSockets(context, plan.sockets),
  messages: (context, plan) => benchMessages(context, plan.messages),
  media: (context, plan) => benchMedia(context, plan.media),
  assistant: (context, plan) => benchAssistant(context, plan.assistant),
  writes: (context, plan) => benchWrites(context, plan.writes),
  page: (context, plan) => benchPage(context, plan.page),
};

/**
 * Fills, loads, measures, prints and records. A figure that misses its goal does not throw; one
 * that cannot be measured does, and so nothing is recorded then.
 */
async function bench(options: Options): Promise<void> {
  const plan = choosePlan(options);
  const run = await describe(options);
  console.log(["", ...formatDescription(run), ""].join("\n"));
  const context = await openContext(plan);
  const reports: PartReport[] = [];
  const report = (measured: PartReport) => {
    console.log(["", ...formatReport(measured), ""].join("\n"));
    reports.push(measured);
  };
  if (options.against) {
    const chosen = againstParts.filter((part) => part === (options.only ?? part));
    report(await benchAgainst(context, options.against, chosen, plan.against));
  } else {
    for (const part of plan.parts) {
      const measured = await benches[part](context, plan);
      report(withMemory(measured, takeMemoryAfterLoad()));
    }
  }
  if (options.isLogged) await recordRun(import.meta.dirname, run, reports);
}

async function describe(given: Options): Promise<RunDescription> {
  const options = formatOptions(given, readCommit);
  const load = process.env["LOAD_BEFORE"] ?? "unknown";
  return await withDatabase(databaseUrl, (sql) => describeRun({ sql, deno, root }, { options, load }));
}

async function openContext({ size }: Plan): Promise<BenchContext> {
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-bench-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  let filled: Promise<readonly Reader[]> | undefined;
  const fill = async () => {
    await migrate(databaseUrl);
    console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
    return await withDatabase(databaseUrl, (sql) => seed(sql, size));
  };
  return {
    root,
    databaseUrl,
    dataDir,
    deno,
    chromium: process.env["CHROMIUM_PATH"],
    pgbench: process.env["PGBENCH_PROGRAM"],
    readers: () => filled ??= fill(),
  };
}

// Exiting also ends the servers.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
await bench(readOptions(process.argv.slice(2)));
