import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../db/open-database.ts";
import { parseDatabaseUrl } from "../settings/database-config.ts";
import { ConfigError } from "../config-error.ts";
import { sessionsAreNotKept } from "../db/pool/check-session-keeping.ts";
import { migrate } from "../db/migrate.ts";
import { MigrationError } from "../db/migrate/migration-error.ts";
import { installQueue } from "../jobs/install-queue.ts";

const retryMs = 500;
const remindEvery = 60;

/**
 * Waits for the database as long as necessary, then migrates it and the job queue; waits again when
 * it becomes unavailable meanwhile. Returns early at the signal. Throws `MigrationError`,
 * `ConfigError` for an unusable pooler, and all errors other than an unreachable database.
 */
export async function prepareDatabase(
  url: string,
  db: Database,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  for (const note of parseDatabaseUrl(url).notes) log.info(note);
  while (!signal.aborted) {
    await waitForDatabase(db, log, signal);
    try {
      const applied = await migrate(url, {
        onWait: (waiting) =>
          log.warn(waiting, "a migration waits for a lock that another statement holds; trying again"),
      });
      await installQueue(await db.writableUrl(), log);
      if (applied.length > 0) log.info(countOf(applied), "the database was migrated");
      return;
    } catch (error) {
      if (error instanceof MigrationError) throw error;
      if (!signal.aborted && await db.isUp()) throw error;
    }
  }
}

/** A new database has more than a hundred migrations: `schema_migrations` has their names. */
function countOf(applied: readonly string[]) {
  const migrations = applied.filter((name) => /^\d{4}_/.test(name));
  return {
    migrations: migrations.length,
    newest: migrations.at(-1),
    functions: applied.length - migrations.length,
  };
}

/**
 * Logs at once why the database cannot be used, and again every half minute. Throws `ConfigError`.
 */
async function waitForDatabase(db: Database, log: Logger, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    const reason = await refuseUnusable(db).then(() => null, (error: Error) => error);
    if (!reason) return;
    if (reason instanceof ConfigError) throw reason;
    if (attempt % remindEvery === 0 && !signal.aborted) {
      log.warn({ err: reason.cause ?? reason }, "the database cannot be used; trying again until it can");
    }
    await wait(retryMs);
  }
}

/** Throws why it cannot be used: `ConfigError` when that is permanent. */
async function refuseUnusable(db: Database): Promise<void> {
  if (!await db.keepsSessions()) throw new ConfigError(sessionsAreNotKept);
  if (await db.isUp()) return;
  throw new Error("It can only be read: it is a standby, or default_transaction_read_only is on");
}
