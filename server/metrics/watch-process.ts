import process from "node:process";
import { Counter, Gauge, type Registry } from "prom-client";
import type { PoolLoad } from "../db/pool/pool.ts";
import type { RunTimes } from "./backup-times-queries.ts";
import type { SocketLoad } from "../realtime/gateway.ts";

/** Values that are read when Prometheus asks. */
interface Watched {
  readonly pool: () => PoolLoad;
  readonly sockets: () => SocketLoad;
  /** Each replica's age in seconds; null: it is left out. */
  readonly replicas: () => readonly (number | null)[];
  /** Rejects while the database is unavailable. */
  readonly waitingJobs: () => Promise<readonly { readonly task: string; readonly waiting: number }[]>;
  /** The same. */
  readonly backupTimes: () => Promise<readonly RunTimes[]>;
}

const jobsWithinMs = 2_000;

/** Registers values read at each scrape: pool, sockets, waiting jobs, and the process itself. */
export function watchProcess(
  registry: Registry,
  { pool, sockets, replicas, waitingJobs, backupTimes }: Watched,
): void {
  const shared = { registers: [registry] };
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      ...shared,
      collect() {
        this.set(read());
      },
    });
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      ...shared,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  gauge("glimmer_pool_open", "Connections to the database", () => pool().open);
  gauge("glimmer_pool_idle", "Connections without a statement", () => pool().idle);
  gauge("glimmer_pool_waiting", "Statements that wait for a connection", () => pool().waiting);
  gauge(
    "glimmer_pool_oldest_wait_seconds",
    "How long the first of them waits",
    () => pool().oldestWaitMs / 1_000,
  );
  total("glimmer_pool_waits_total", "Statements and transactions that had to wait", () => pool().waits);
  total("glimmer_pool_wait_seconds_total", "Their time of waiting", () => pool().waitedMs / 1_000);
  const ages = () => replicas().filter((age) => age !== null);
  gauge("glimmer_replicas_in", "Replicas of the database that reads go to", () => ages().length);
  gauge(
    "glimmer_replicas_age_seconds",
    "How far the furthest of them is behind",
    () => Math.max(0, ...ages()),
  );
  gauge("glimmer_sockets_open", "Open sockets", () => sockets().open);
  total("glimmer_frames_sent_total", "Frames sent to sockets", () => sockets().framesSent);
  total("process_cpu_seconds_total", "Processor time, user and system", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge("process_resident_memory_bytes", "Resident memory", () => process.memoryUsage().rss);
  gauge("glimmer_heap_used_bytes", "Memory of JavaScript objects", () => process.memoryUsage().heapUsed);
  gauge("process_start_time_seconds", "Start of the process", () => startedAt);
  new Gauge({
    name: "glimmer_jobs_waiting",
    help: "Jobs that are due and not taken yet, of the whole database",
    labelNames: ["task"],
    ...shared,
    async collect() {
      const rows = await waitAtMost(jobsWithinMs, waitingJobs());
      this.reset();
      for (const { task, waiting } of rows ?? []) this.set({ task }, waiting);
    },
  });
  watchBackups(registry, backupTimes);
}

/** Reports for all machines on the database: each process says the same. */
function watchBackups(registry: Registry, backupTimes: Watched["backupTimes"]): void {
  const times = (name: string, help: string, timeOf: (times: RunTimes) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["kind"],
      registers: [registry],
      async collect() {
        const rows = await waitAtMost(jobsWithinMs, backupTimes());
        this.reset();
        for (const row of rows ?? []) this.set({ kind: row.kind }, timeOf(row));
      },
    });
  times(
    "glimmer_backup_success_timestamp_seconds",
    "End of the last good backup or rehearsal",
    ({ succeeded }) => succeeded,
  );
  times("glimmer_backup_failure_timestamp_seconds", "The last one that failed", ({ failed }) => failed);
}

const startedAt = Math.round(Date.now() / 1_000 - process.uptime());

/**
 * Null when it takes too long or fails: the other figures are needed most while the database is
 * unhealthy.
 */
async function waitAtMost<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ms, null);
  return await Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}
