import { expect, test } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { blankDatabase } from "../../../server/testing/test-database.ts";
import { migrateEmptyDatabase } from "./prepare-start.ts";

const { sql, url, transaction } = await blankDatabase();
const running = new AbortController().signal;
const hasMembers = async () => {
  const [row] = await sql<{ found: boolean }[]>`select to_regclass('members') is not null as found`;
  return row?.found;
};

test("leaves a database that has migrations to the server", async () => {
  await sql`create table schema_migrations (name text primary key)`;
  await migrateEmptyDatabase(url, running);
  expect(await hasMembers()).toBe(false);
  await sql`drop table schema_migrations`;
});

test("waits no longer when the start is ended while a migration takes long", async () => {
  const ending = new AbortController();
  await transaction(async (tx) => {
    // Migrations begin with this lock.
    await tx`select pg_advisory_xact_lock(7206401935)`;
    const migrating = migrateEmptyDatabase(url, ending.signal);
    ending.abort();
    await migrating;
  });
  // The one that goes on is done before the database is removed.
  await migrate(url);
});

test("migrates an empty database", async () => {
  const other = await blankDatabase();
  await migrateEmptyDatabase(other.url, running);
  expect(await migrate(other.url)).toEqual([]);
});
