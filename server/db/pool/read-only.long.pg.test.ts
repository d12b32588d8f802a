import { pino } from "pino";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { prepareDatabase } from "../../serve/prepare-database.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { openDatabase } from "../open-database.ts";

const t = await createTestApp();
const ada = await member(t);
const admin = openDatabase(t.config.databaseUrl, { maxConnections: 1 });
afterAll(() => admin.close());

/** Makes later sessions read-only, like a standby's, and ends the service's current ones. */
async function makeReadOnly(isReadOnly: boolean): Promise<void> {
  await admin.sql.unsafe(`
    set default_transaction_read_only = off;
    do $$
    begin
      execute format('alter database %I set default_transaction_read_only = ${isReadOnly}', current_database());
      perform pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = current_database()
        and pid <> pg_backend_pid()
        -- Not a vacuum of the server's own, which only its owner may end.
        and backend_type = 'client backend';
    end $$`);
}

test("returns 503 for writes and health while the database is read-only", async () => {
  await makeReadOnly(true);
  const responds = () => t.sql`select 1`.then(() => true, () => false);
  await expect.poll(responds, { timeout: 10_000 }).toBe(true);
  await expect(t.sql`update members set xp = xp`).rejects.toMatchObject({
    code: "database_unavailable",
    cause: { code: "25006" },
  });
  const refused = await ada.post("/api/posts", { content: "A walk by the river" });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: "database_unavailable" });
  t.clock.advance(1000);
  expect((await ada.get("/api/health")).status).toBe(503);
  await makeReadOnly(false);
  await expect.poll(() => t.db.isUp(), { timeout: 10_000 }).toBe(true);
  t.clock.advance(1000);
  expect((await ada.get("/api/health")).status).toBe(200);
  expect((await ada.post("/api/posts", { content: "A walk by the river" })).status).toBe(201);
});

test("waits at the start while the database is read-only, and logs why", async () => {
  await makeReadOnly(true);
  const lines: string[] = [];
  const told = Promise.withResolvers<void>();
  const write = (line: string) => {
    lines.push(line);
    told.resolve();
  };
  const log = pino({ level: "warn" }, { write });
  const db = openDatabase(t.config.databaseUrl);
  onTestFinished(() => db.close());
  const prepared = prepareDatabase(t.config.databaseUrl, db, log, new AbortController().signal);
  await told.promise;
  await makeReadOnly(false);
  await prepared;
  expect(lines[0]).toContain("It can only be read");
});
