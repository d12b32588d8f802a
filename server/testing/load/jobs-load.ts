import process from "node:process";
import { createInterface } from "node:readline";
import { pino } from "pino";
import { readConfig } from "../../config.ts";
import type { Deps } from "../../context.ts";
import { openDatabase } from "../../db/open-database.ts";
import { noMetrics } from "../../metrics/metrics.ts";
import { createJobSignal } from "../../jobs/job-signal.ts";
import { createProcessBus } from "../../realtime/bus.ts";
import { runWorker } from "../../worker/run-worker.ts";

/**
 * Runs the jobs of DATABASE_URL until it is told to stop; outage.storm.pg.test.ts interrupts it.
 */
const databaseUrl = process.env.DATABASE_URL ?? "";
const db = openDatabase(databaseUrl);
const deps = {
  config: readConfig({ DATABASE_URL: databaseUrl, NODE_ENV: "test", SESSION_SECRET: "s".repeat(32) }),
  // No service outside.
  providers: { payments: null },
  db,
  clock: { now: () => new Date() },
  metrics: noMetrics,
  jobs: createJobSignal(),
  bus: createProcessBus(),
  replicas: null,
  log: pino({ level: "silent" }),
} as unknown as Deps;
const ending = new AbortController();
const worked = runWorker(deps, ending.signal);
console.log("running");
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "stop") break;
}
ending.abort();
await worked();
await db.close();
process.stdout.write("stopped\n", () => process.exit(0));
