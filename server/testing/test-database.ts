import { randomUUID } from "node:crypto";
import { afterAll, inject } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../db/open-database.ts";
import { copyDatabase, dropDatabase, urlOfDatabase } from "./named-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    postgresUrl: string;
    /** Name of the migrated database that every test database is copied from. */
    templateDatabase: string;
  }
}

/** A database of this test file's own. */
interface TestDatabase extends Database {
  readonly url: string;
}

/**
 * Copies the migrated template; dropped at the end of the file. Call it at the top of a file:
 * `await testDatabase()`.
 */
export async function testDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  return await databaseFrom(inject("templateDatabase"), options);
}

/** A database without tables, for tests of the migrations themselves. */
export async function blankDatabase(): Promise<TestDatabase> {
  return await databaseFrom("template1");
}

async function databaseFrom(template: string, options: DatabaseOptions = {}): Promise<TestDatabase> {
  const postgresUrl = inject("postgresUrl");
  const name = `glimmer_test_${randomUUID().replaceAll("-", "")}`;
  const admin = adminOf(postgresUrl);
  await copyDatabase(admin, name, template);
  const url = urlOfDatabase(postgresUrl, name);
  const db = openDatabase(url, { maxConnections: 5, deadlineMs: 60_000, ...options });
  afterAll(async () => {
    await db.close();
    await dropDatabase(admin, name);
  });
  return { ...db, url };
}

let kept: Database | undefined;

/** One connection for all files of a worker; it ends with the process. */
function adminOf(url: string): Database {
  kept ??= openDatabase(url, { maxConnections: 1, deadlineMs: 60_000 });
  return kept;
}
