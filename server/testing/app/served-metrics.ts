import { Registry } from "prom-client";
import { createPrometheusMetrics, watchHealth } from "../../metrics/open-metrics.ts";
import { watchProcess } from "../../metrics/watch-process.ts";

/** The names of all metrics that a process serves. */
export function servedMetrics(): string[] {
  const registry = new Registry();
  createPrometheusMetrics(registry);
  watchProcess(registry, {
    pool: () => ({ open: 0, idle: 0, waiting: 0, oldestWaitMs: 0, waits: 0, waitedMs: 0 }),
    sockets: () => ({ open: 0, framesSent: 0 }),
    replicas: () => [],
    waitingJobs: () => Promise.resolve([]),
    backupTimes: () => Promise.resolve([]),
  });
  watchHealth(registry, { isDatabaseUp: () => Promise.resolve(true), busState: () => "none", dataDir: "." });
  return registry.getMetricsAsArray().map(({ name }) => name);
}
