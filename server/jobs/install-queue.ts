import { runMigrations } from "graphile-worker";
import type { Logger } from "pino";
import { queueOptions } from "./queue-options.ts";

/** Brings the queue's own schema, `graphile_worker`, to this release. Any number of processes may do so at once. */
export function installQueue(databaseUrl: string, log: Logger): Promise<void> {
  return runMigrations(queueOptions({ databaseUrl }, log));
}
