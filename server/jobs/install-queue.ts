import { runMigrations } from "graphile-worker";
import type { Logger } from "pino";
import { queueOptions } from "./queue-options.ts";

/**
 * Migrates the queue's own schema, `graphile_worker`, to this release, over its own connection: its
 * migrations are transactions. Any number of processes may do so at once.
 */
export function installQueue(databaseUrl: string, log: Logger): Promise<void> {
  return runMigrations({ ...queueOptions(log), connectionString: databaseUrl });
}
