import { openDatabase } from "../../db/open-database.ts";
import { createTestApp } from "../create-test-app.ts";
import { testDatabase } from "../test-database.ts";

/**
 * An app on a database whose `collisions` are kept: the deadlocks and serialization failures that
 * were tried once more. `observer` reads the database from outside the app's pool.
 */
export async function createRaceApp() {
  const { url, sql: observer } = await testDatabase();
  const collisions: unknown[] = [];
  const db = openDatabase(url, {
    // Enough for all calls of a round to meet, and time for a busy machine.
    maxConnections: 20,
    deadlineMs: 60_000,
    onCollision: (cause) => collisions.push(cause),
  });
  const app = await createTestApp({ deps: { db }, env: { DATABASE_URL: url } });
  return { t: { ...app, db, sql: db.sql }, collisions, observer };
}
