import { Logger, type LogLevel } from "graphile-worker";
import type { Logger as Log } from "pino";

/** What the queue says in its own words, one level lower: a job done every minute is no news. */
const levels: Readonly<Record<`${LogLevel}`, "warn" | "debug" | "trace">> = {
  error: "warn",
  warning: "warn",
  info: "debug",
  debug: "trace",
};

/** What every part that reaches the queue agrees on. */
export function queueOptions(log: Log) {
  return {
    concurrency: 2,
    pollInterval: 2000,
    // main.ts hears the signals.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[levels[level as `${LogLevel}`]](message)),
  };
}
