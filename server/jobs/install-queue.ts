import { runMigrations } from "graphile-worker";
import type { Logger } from "pino";
import { openDatabase } from "../db/open-database.ts";
import { parseDatabaseUrl } from "../settings/database-config.ts";
import { indexQueue } from "./queue-index-queries.ts";
import { queueOptions } from "./queue-options.ts";

/** Of a long queue, beside which others work. */
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
