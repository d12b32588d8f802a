import { runMigrations } from "graphile-worker";
import type { Logger } from "pino";
import { openDatabase, type Sql } from "../db/open-database.ts";
import { parseDatabaseUrl } from "../settings/database-config.ts";
import { queueOptions } from "./queue-options.ts";
import { buildIndex, selectIndexState } from "../db/migrate/build-index-concurrently.ts";
import { takeMigrationLock } from "../db/migrate/migrate-lock.ts";

/**
 * With each of these indexes one of our statements finds a few jobs without reading all that wait.
 * They are in the queue's schema, since an index is where its table is.
 */
const indexes = {
  // Some dozens; also the queue itself looks every few minutes for those of more than four hours.
  locked_jobs_by_time: "(locked_at) where locked_at is not null",
  failed_jobs_by_time: "(updated_at) where attempts >= max_attempts and locked_at is null",
};

/**
 * Indexes the jobs that a worker has locked, and those that failed for good. The queue's own
 * migrations need not know of it: an index follows a table that they rename, and one that goes with
 * its column is made again here. Needs a connection of its own, which keeps the lock of migrations
 * until it ends.
 */
async function indexQueue(sql: Sql): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    const index = `graphile_worker.${name}`;
    if (await selectIndexState(sql, index) === "whole") continue;
    await takeMigrationLock(sql);
    await buildIndex(
      sql,
      index,
      `create index concurrently ${name} on graphile_worker._private_jobs ${columns}`,
    );
  }
}

/** Long enough for a long queue, beside which others work. */
const indexDeadlineMs = 60 * 60_000;

/**
 * Migrates the queue's own schema, `graphile_worker`, to this release, over its own connection: its
 * migrations are transactions. Then adds our indexes to it. Any number of processes may do so at
 * once. `databaseUrl` names one host.
 */
export async function installQueue(databaseUrl: string, log: Logger): Promise<void> {
  await migrateQueue(databaseUrl, log);
  const db = openDatabase(databaseUrl, { maxConnections: 1, deadlineMs: indexDeadlineMs });
  try {
    await indexQueue(db.sql);
  } finally {
    await db.close();
  }
}

async function migrateQueue(databaseUrl: string, log: Logger): Promise<void> {
  const migrate = (sslmode: string | null) => {
    const url = sslmode === null ? databaseUrl : withSslMode(databaseUrl, sslmode);
    return runMigrations({ ...queueOptions(log), connectionString: url });
  };
  const mode = parseDatabaseUrl(databaseUrl).tls?.mode ?? null;
  if (mode === "require") return await migrate("no-verify");
  if (mode !== "prefer") return await migrate(mode);
  // The queue's own driver knows no such mode.
  await migrate("no-verify").catch(async (error: Error) => {
    if (!error.message.includes("does not support SSL")) throw error;
    await migrate("disable");
  });
}

/** The queue's own driver takes `require` for `verify-full`. */
function withSslMode(databaseUrl: string, sslmode: string): string {
  const [address, query] = databaseUrl.split(/\?(.*)/s) as [string, string?];
  const parameters = new URLSearchParams(query);
  parameters.set("sslmode", sslmode);
  return `${address}?${parameters}`;
}
