import { Logger, type LogLevel } from "graphile-worker";
import type { Logger as Log } from "pino";
import type { Config } from "../config.ts";

/** What the queue tells us in its own words is told on at one level lower: a job done every minute is no news. */
const levels: Readonly<Record<`${LogLevel}`, "warn" | "debug" | "trace">> = {
  error: "warn",
  warning: "warn",
  info: "debug",
  debug: "trace",
};

/** How every part of the program reaches the queue. It has a few connections of its own, beside the product's pool. */
export function queueOptions(config: Pick<Config, "databaseUrl">, log: Log) {
  return {
    connectionString: config.databaseUrl,
    maxPoolSize: 3,
    concurrency: 2,
    // Jobs are settled in batches, of whatever size. In graphile-worker 0.18 the failure to settle a single one, when the
    // connection is lost, is an unhandled rejection and the end of the process; that of a batch ends the queue alone.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    // main.ts hears the signals.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) =>
      log[levels[level as `${LogLevel}`]]({ queue: true }, message)
    ),
  };
}
