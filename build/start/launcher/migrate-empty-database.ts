import { once } from "node:events";

/**
 * Migrates an empty database while the pages are built; the signal ends the wait. The server
 * migrates in any case, and says what is wrong when that fails. One with data waits for it: when
 * the pages cannot be built, the release before must still be able to start.
 */
export async function migrateEmptyDatabase(url: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await Promise.race([once(signal, "abort"), migrateIfEmpty(url).catch(() => {})]);
}

async function migrateIfEmpty(url: string): Promise<void> {
  // Loaded only where pages are built, so that other starts stay as short.
  const { openDatabase } = await import("../../../server/db/open-database.ts");
  const { migrate } = await import("../../../server/db/migrate.ts");
  const database = openDatabase(url, { maxConnections: 1 });
  try {
    const [row] = await database.sql<{ table: string | null }[]>`
      select to_regclass('schema_migrations')::text as table`;
    if (row?.table === null) await migrate(url);
  } finally {
    await database.close();
  }
}
