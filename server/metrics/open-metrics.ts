import { Registry } from "prom-client";
import type { MetricsAddress } from "../settings/metrics-config.ts";
import type { Database } from "../db/open-database.ts";
import type { Replicas } from "../db/replicas/replicas.ts";
import { countWaitingJobs } from "../jobs/worker-queries.ts";
import type { Bus } from "../realtime/bus.ts";
import type { Gateway } from "../realtime/gateway.ts";
import { selectRunTimes } from "./backup-times-queries.ts";
import type { Metrics } from "./metrics.ts";
import { prometheusMetrics } from "./prometheus.ts";
import { type Serve, serveMetrics } from "./serve-metrics.ts";
import { watchHealth } from "./watch-health.ts";
import { watchProcess } from "./watch-process.ts";

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
    metrics: prometheusMetrics(registry),
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
