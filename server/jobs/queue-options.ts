import { Logger, type LogLevel } from "graphile-worker";
import type { Logger as Log } from "pino";

/** The queue's log messages, one level lower, since a job every minute is no news. */
const levels: Readonly<Record<`${LogLevel}`, "warn" | "debug" | "trace">> = {
  error: "warn",
  warning: "warn",
  info: "debug",
  debug: "trace",
};

/** The options that all parts of the queue share. */
export function queueOptions(log: Log) {
  return {
    pollInterval: 2000,
    // main.ts handles the signals.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[levels[level as `${LogLevel}`]](message)),
  };
}
