import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runtimes, startProgram } from "../testing/servers/start-program.ts";
import { blankDatabase } from "../testing/test-database.ts";
import { applyConcurrently } from "./migrate/build-index-concurrently.ts";
import type { Sql } from "./open-database.ts";
import { migrate } from "./migrate.ts";
import { MigrationError } from "./migrate/migration-error.ts";
import type { LockWait } from "./migrate/retry-lock-timeout.ts";

const db = await blankDatabase();
const { sql } = db;
const root = await mkdtemp(join(tmpdir(), "glimmer-test-migrations-"));
afterAll(() => rm(root, { recursive: true, force: true }));

const directories = {
  migrations: pathToFileURL(join(root, "migrations/")),
  functions: pathToFileURL(join(root, "functions/")),
};

beforeEach(async () => {
  await sql`drop schema public cascade`;
  await sql`create schema public`;
  await rm(root, { recursive: true });
  await mkdir(directories.migrations, { recursive: true });
  await mkdir(directories.functions, { recursive: true });
});

const write = (kind: keyof typeof directories, name: string, text: string) =>
  writeFile(new URL(name, directories[kind]), text);
const run = () => migrate(db.url, directories);

test("applies the files in order, each once", async () => {
  await write("migrations", "0002_second.sql", "alter table a add column b integer;");
  await write("migrations", "0001_first.sql", "create table a (id integer); insert into a values (1);");
  expect(await run()).toEqual(["0001_first.sql", "0002_second.sql"]);
  await write("migrations", "0003_third.sql", "update a set b = 3;");
  expect(await run()).toEqual(["0003_third.sql"]);
  expect(await run()).toEqual([]);
  expect([...await sql`select * from a`]).toEqual([{ id: 1, b: 3 }]);
});

test("rolls back a failed migration and keeps those before it", async () => {
  await write("migrations", "0001_first.sql", "create table a (id integer);");
  await write("migrations", "0002_second.sql", "create table b (id integer); select nonsense;");
  await expect(run()).rejects.toThrow(/^0002_second.sql could not be applied.*"nonsense" does not exist/);
  await expect(run()).rejects.toThrow(MigrationError);
  expect([...await sql`select to_regclass('a') is not null as a, to_regclass('b') as b`])
    .toEqual([{ a: true, b: null }]);
});

test("refuses a migration that was edited after it was applied, naming it", async () => {
  await write("migrations", "0001_first.sql", "create table a (id integer);");
  await run();
  await write("migrations", "0001_first.sql", "create table a (id bigint);");
  await expect(run()).rejects.toThrow(/0001_first.sql was changed after it was applied/);
});

test("ignores changed line endings", async () => {
  await write("migrations", "0001_first.sql", "create table a (\n  id integer\n);\n");
  await run();
  await write("migrations", "0001_first.sql", "create table a (\r\n  id integer\r\n);\r\n");
  expect(await run()).toEqual([]);
});

test("refuses a database that is newer than the code, naming both versions", async () => {
  await write("migrations", "0001_first.sql", "create table a (id integer);");
  await write("migrations", "0002_second.sql", "create table b (id integer);");
  await run();
  await rm(new URL("0002_second.sql", directories.migrations));
  await write("functions", "f.sql", "create or replace function f() returns integer return 1;");
  await expect(run()).rejects.toThrow(/newer than this release.*0002_second.sql.*0001_first.sql/);
  expect([...await sql`select to_regproc('f') as f`]).toEqual([{ f: null }]);
});

test("refuses a new migration before applied ones, and a missing applied one", async () => {
  await write("migrations", "0002_second.sql", "create table b (id integer);");
  await write("migrations", "0004_fourth.sql", "create table d (id integer);");
  await run();
  await write("migrations", "0003_late.sql", "create table c (id integer);");
  await expect(run()).rejects.toThrow(/0003_late.sql comes before 0004_fourth.sql/);
  await rm(new URL("0003_late.sql", directories.migrations));
  await rm(new URL("0002_second.sql", directories.migrations));
  await expect(run()).rejects.toThrow(/0002_second.sql, which is not part of this release.*another DATA_DIR/);
});

test("refuses invalid file names before it changes anything", async () => {
  await write("migrations", "0001_first.sql", "create table a (id integer);");
  await write("migrations", "0001_other.sql", "create table b (id integer);");
  await expect(run()).rejects.toThrow(/0001_first.sql and 0001_other.sql have the same number/);
  await rm(new URL("0001_other.sql", directories.migrations));
  await write("migrations", "second.sql", "create table b (id integer);");
  await expect(run()).rejects.toThrow(/second.sql is not named like/);
  expect([...await sql`select to_regclass('a') as a`]).toEqual([{ a: null }]);
});

test("applies function files after the migrations, and again when they change", async () => {
  const body = (value: number) => `create or replace function f() returns integer return ${value};`;
  await write("migrations", "0001_first.sql", "create table a (id integer);");
  await write("functions", "f.sql", body(1));
  expect(await run()).toEqual(["0001_first.sql", "f.sql"]);
  expect(await run()).toEqual([]);
  await write("functions", "f.sql", body(2));
  expect(await run()).toEqual(["f.sql"]);
  expect([...await sql`select f()`]).toEqual([{ f: 2 }]);
});

test("applies all function files or none, so that nobody sees half of them", async () => {
  await write("functions", "a.sql", "create or replace function a() returns integer return 1;");
  await write("functions", "b.sql", "create or replace function b() returns integer return nonsense;");
  await expect(run()).rejects.toThrow(/^b.sql could not be applied.*"nonsense" does not exist/);
  expect([...await sql`select to_regproc('a') as a`]).toEqual([{ a: null }]);
});

test("applies all function files when one changed, also those that another release has elsewhere", async () => {
  const body = (name: string, value: number) =>
    `create or replace function ${name}() returns integer return ${value};`;
  const older = async () => {
    await write("functions", "a.sql", body("a", 1) + body("b", 1));
    await rm(new URL("b.sql", directories.functions), { force: true });
  };
  const newer = async () => {
    await write("functions", "a.sql", body("a", 2));
    await write("functions", "b.sql", body("b", 2));
  };
  for (const release of [older, newer, older, newer]) {
    await release();
    await run();
  }
  expect([...await sql`select a(), b()`]).toEqual([{ a: 2, b: 2 }]);
});

test("applies function files in folders too, in the order of their paths", async () => {
  const body = (name: string, value: string) =>
    `create or replace function ${name}() returns integer language sql as $$ select ${value} $$;`;
  await mkdir(new URL("b/", directories.functions));
  await write("functions", "c.sql", body("c", "b()"));
  await write("functions", "b/2_second.sql", body("b", "a() + 1"));
  await write("functions", "b/1_first.sql", body("a", "1"));
  expect(await run()).toEqual(["b/1_first.sql", "b/2_second.sql", "c.sql"]);
  expect([...await sql`select c()`]).toEqual([{ c: 2 }]);
});

test("applies everything once when many processes start at the same time", async () => {
  for (let n = 1; n <= 5; n++) {
    await write(
      "migrations",
      `000${n}_step.sql`,
      `create table t${n} (id integer); select pg_sleep(0.02); insert into t${n} values (1);`,
    );
  }
  const applied = await Promise.all(Array.from({ length: 6 }, run));
  expect(applied.flat().sort()).toEqual([1, 2, 3, 4, 5].map((n) => `000${n}_step.sql`));
  expect(await sql`select * from t1, t2, t3, t4, t5`).toHaveLength(1);
});

test.each(runtimes)("migrates an empty database ($runtime)", async (runtime) => {
  const program = startProgram(runtime, new URL("../testing/servers/migrate-once.ts", import.meta.url), {
    DATABASE_URL: db.url,
  });
  const applied = JSON.parse(await program.hear()) as string[];
  expect(applied[0]).toBe("0200_members.sql");
  expect(await migrate(db.url)).toEqual([]);
});

test("gives up the lock that others wait for while a reader has one, and applies it once that ended", async () => {
  await write("migrations", "0001_first.sql", "create table a (id integer); insert into a values (1);");
  await run();
  await write("migrations", "0002_second.sql", "alter table a add column b integer;");
  const waits: LockWait[] = [];
  let released = () => {};
  const gaveUp = new Promise<void>((resolve) => released = resolve);
  const applied = await db.transaction(async (tx) => {
    await tx`select * from a`;
    const running = migrate(db.url, {
      ...directories,
      onWait: (waiting) => {
        waits.push(waiting);
        released();
      },
    });
    await gaveUp;
    // The migration pauses, and a reader who comes now does not wait.
    expect([...await sql`select id from a`]).toEqual([{ id: 1 }]);
    return { running };
  });
  expect(await applied.running).toEqual(["0002_second.sql"]);
  expect(waits[0]).toEqual({ step: "0002_second.sql", tries: 1, pauseMs: 500 });
});

test("builds an index while a row is being written, and what is left of an earlier try anew", async () => {
  await write("migrations", "0001_first.sql", "create table a (id integer); insert into a values (1), (1);");
  await run();
  await write(
    "migrations",
    "0002_index.sql",
    "-- Why.\ncreate unique index concurrently a_by_id on a (id);\n",
  );
  await expect(run()).rejects.toThrow(/^0002_index.sql could not be applied.*could not create unique index/);
  expect([...await sql`select to_regclass('a_by_id') as index`]).toEqual([{ index: null }]);
  // As a process leaves it that is killed.
  await expect(sql.unsafe("create unique index concurrently a_by_id on a (id)")).rejects.toThrow();
  await sql`delete from a`;
  const { running } = await db.transaction(async (tx) => {
    await tx`insert into a values (2)`;
    const building = run();
    // It waits for whoever writes, and nobody waits for it.
    await expect.poll(() => sql`select from pg_locks where locktype = 'virtualxid' and not granted`)
      .toHaveLength(1);
    await sql`insert into a values (3)`;
    return { running: building };
  });
  expect(await running).toEqual(["0002_index.sql"]);
  expect([...await sql`select indisvalid from pg_index where indexrelid = 'a_by_id'::regclass`])
    .toEqual([{ indisvalid: true }]);
});

test("builds an index anew whose first try a deadlock ended, and whose second met what was left", async () => {
  await write("migrations", "0001_first.sql", "create table a (id integer); insert into a values (1), (1);");
  await run();
  const tries: string[] = [];
  const unsafe = async (text: string) => {
    tries.push(text);
    if (tries.length > 1) return await sql.unsafe(text);
    await sql.unsafe(text).catch(() => {});
    await sql`delete from a`;
    throw Object.assign(new Error("relation already exists"), { code: "42P07" });
  };
  const text = "create unique index concurrently a_by_id on a (id)";
  const colliding = Object.assign((...given: Parameters<typeof sql>) => sql(...given), { unsafe });
  await applyConcurrently(colliding as unknown as Sql, { name: "0002_index.sql", text, checksum: "" });
  expect(tries).toEqual([text, text]);
  expect([...await sql`select indisvalid from pg_index where indexrelid = 'a_by_id'::regclass`])
    .toEqual([{ indisvalid: true }]);
});

test("records an index that was built by a process that was killed before it could", async () => {
  await write("migrations", "0001_first.sql", "create table a (id integer); create index a_by_id on a (id);");
  await run();
  await write("migrations", "0002_index.sql", "create index concurrently a_by_id on a (id);");
  expect(await run()).toEqual(["0002_index.sql"]);
  await write("migrations", "0003_index.sql", "drop index concurrently if exists a_by_id;");
  expect(await run()).toEqual(["0003_index.sql"]);
  expect([...await sql`select to_regclass('a_by_id') as index`]).toEqual([{ index: null }]);
});

test("refuses a migration with 'concurrently' and another statement", async () => {
  await write(
    "migrations",
    "0001_first.sql",
    "create table a (id integer); create index concurrently b on a (id);",
  );
  await expect(run()).rejects.toThrow(/0001_first.sql has 'concurrently', so it must have one statement/);
});

test("waits for a process of an earlier release that is migrating", async () => {
  await write("migrations", "0001_first.sql", "create table a (id integer);");
  let waited = () => {};
  const waiting = new Promise<void>((resolve) => waited = resolve);
  const { running } = await db.transaction(async (tx) => {
    await tx`select pg_advisory_xact_lock(7206401935)`;
    const migrating = migrate(db.url, { ...directories, onWait: () => waited() });
    await waiting;
    return { running: migrating };
  });
  expect(await running).toEqual(["0001_first.sql"]);
});
