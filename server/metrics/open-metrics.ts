import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { MetricsAddress } from "../settings/metrics-config.ts";
import type { Database } from "../db/open-database.ts";
import type { Replicas } from "../db/replicas/replicas.ts";
import { countWaitingJobs } from "../jobs/worker-queries.ts";
import type { Bus, BusState } from "../realtime/bus.ts";
import type { Gateway } from "../realtime/gateway.ts";
import { selectRunTimes } from "./backup-times-queries.ts";
import type { Metrics } from "./metrics.ts";
import { type Serve, serveMetrics } from "./serve-metrics.ts";
import { watchProcess } from "./watch-process.ts";
import { statfs } from "node:fs/promises";

/** The metrics of a process with METRICS_ADDRESS. */
interface OpenMetrics {
  readonly metrics: Metrics;
  readonly port: number;
  /** Adds values that are read at each scrape. */
  watch(
    parts: {
      readonly db: Database;
      readonly gateway: Gateway | null;
      readonly replicas: Replicas | null;
      readonly hasNightlyBackups: boolean;
    },
  ): void;
  /** The same of what it needs to work, also while it waits for that. */
  watchHealth(parts: { readonly db: Database; readonly bus: Bus; readonly dataDir: string }): void;
  close(): Promise<void>;
}

/**
 * Counts, and listens for Prometheus. Throws `ConfigError` when the address cannot be listened on.
 */
export function openMetrics(serve: Serve, address: MetricsAddress): OpenMetrics {
  const registry = new Registry();
  const { port, close } = serveMetrics(serve, address, registry);
  return {
    metrics: createPrometheusMetrics(registry),
    port,
    watch: ({ db, gateway, replicas, hasNightlyBackups }) =>
      watchProcess(registry, {
        pool: () => db.load(),
        sockets: () => gateway?.load() ?? { open: 0, framesSent: 0 },
        replicas: () => replicas?.ages() ?? [],
        waitingJobs: () => countWaitingJobs(db.sql),
        backupTimes: () => selectRunTimes(db.sql, hasNightlyBackups),
      }),
    watchHealth: ({ db, bus, dataDir }) =>
      watchHealth(registry, { isDatabaseUp: () => db.isUp(), busState: () => bus.state, dataDir }),
    close,
  };
}

interface WatchedHealth {
  /** Never rejects. */
  readonly isDatabaseUp: () => Promise<boolean>;
  readonly busState: () => BusState;
  readonly dataDir: string;
}

/**
 * Registers what the process is healthy by, read at each scrape (deploy.5): the database, the bus,
 * and the disk of DATA_DIR.
 */
export function watchHealth(registry: Registry, { isDatabaseUp, busState, dataDir }: WatchedHealth): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge(
    "glimmer_database_away",
    "1 while no database can be written",
    async () => await isDatabaseUp() ? 0 : 1,
  );
  gauge(
    "glimmer_bus_away",
    "1 while Redis or Valkey, if set up, is away",
    () => busState() === "away" ? 1 : 0,
  );
  gauge("glimmer_disk_bytes", "Size of the disk of DATA_DIR", async () => (await sizeOf(dataDir)).bytes);
  gauge("glimmer_disk_free_bytes", "What is free there", async () => (await sizeOf(dataDir)).freeBytes);
}

/** 0 where the file system does not say. */
async function sizeOf(folder: string): Promise<{ readonly bytes: number; readonly freeBytes: number }> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { bytes: blocks * bsize, freeBytes: bavail * bsize };
  } catch {
    return { bytes: 0, freeBytes: 0 };
  }
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** Counts into `registry`, whose text Prometheus reads. */
export function createPrometheusMetrics(registry: Registry): Metrics {
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name: `glimmer_${name}`, help, labelNames, registers: [registry] });
  const requests = counter("requests_total", "Responses by the endpoint's name, method and class of status", [
    "endpoint",
    "method",
    "status",
  ]);
  const requestSeconds = new Histogram({
    name: "glimmer_request_seconds",
    help: "Time until a response begins",
    labelNames: ["endpoint"],
    buckets: secondsBuckets,
    registers: [registry],
  });
  const statements = counter("statements_total", "SQL statements by feature and function", ["statement"]);
  const statementSeconds = counter("statement_seconds_total", "Their time on a connection", ["statement"]);
  const statementWaits = counter("statement_wait_seconds_total", "Their wait for one", ["statement"]);
  const statementErrors = counter("statement_errors_total", "Those that failed", ["statement"]);
  const caches = counter("cache_total", "Looks into a cache", ["cache", "outcome"]);
  const jobs = counter("jobs_total", "Attempts of jobs by task", ["task", "outcome"]);
  const calls = counter("provider_calls_total", "Calls of services outside", [
    "provider",
    "operation",
    "outcome",
  ]);
  const callSeconds = counter("provider_call_seconds_total", "Their time", ["provider", "operation"]);
  const tokens = counter("ai_tokens_total", "Tokens of AI models, as the provider counts them", [
    "operation",
    "model",
    "kind",
  ]);
  const refused = counter("refused_reads_total", "Reads refused because work waits", ["endpoint"]);
  const limited = counter("refused_requests_total", "Requests refused by a limit", ["endpoint"]);
  const closed = counter("closed_connections_total", "Connections closed for endless requests", ["reason"]);
  const places = counter("replica_reads_total", "Reads that may go to a replica, by where they went", [
    "place",
  ]);

  return {
    countRequest(name, given, status, seconds) {
      const endpoint = name ?? "other";
      // Callers may make up methods.
      const method = methods.has(given) ? given : "other";
      requests.inc({ endpoint, method, status: `${Math.floor(status / 100)}xx` });
      if (status === 429) limited.inc({ endpoint });
      requestSeconds.observe({ endpoint }, seconds);
    },
    countStatement({ name: statement, waitedMs, ranMs, error }) {
      statements.inc({ statement });
      statementSeconds.inc({ statement }, ranMs / 1_000);
      if (waitedMs > 0) statementWaits.inc({ statement }, waitedMs / 1_000);
      if (error) statementErrors.inc({ statement });
    },
    countCache: (cache, outcome) => caches.inc({ cache, outcome }),
    countJob: (task, outcome) => jobs.inc({ task, outcome }),
    countCall({ provider, operation, outcome, seconds }) {
      calls.inc({ provider, operation, outcome });
      callSeconds.inc({ provider, operation }, seconds);
    },
    countTokens(operation, model, { prompt, completion }) {
      tokens.inc({ operation, model, kind: "prompt" }, prompt);
      tokens.inc({ operation, model, kind: "completion" }, completion);
    },
    countRefusedRead: (endpoint) => refused.inc({ endpoint }),
    countClosedConnection: (reason) => closed.inc({ reason }),
    countReadPlace: (place) => places.inc({ place }),
  };
}
