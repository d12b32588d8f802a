import { appendFile, mkdtemp, readFile, rm, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCopyConnection } from "../../../server/db/copy/copy-connection.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { scene } from "../../../server/testing/calls/scene.ts";
import { createTestApp } from "../../../server/testing/create-test-app.ts";
import { blankDatabase } from "../../../server/testing/test-database.ts";
import { exportDatabase } from "./export-database.ts";
import { importDatabase } from "./import-database.ts";
import { manifestFile, type Manifest, tableFile } from "./manifest.ts";

const t = await createTestApp();
const url = t.config.databaseUrl;
const folder = await mkdtemp(join(tmpdir(), "glimmer-copy-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const awkward = 'a line\nwith\ttab, \\N, \\. and "quotes" — ünï 🌱\r\n\\.\n';
let exported: Manifest;

beforeAll(async () => {
  const { ada } = await scene(t);
  await t.sql`update posts set content = ${awkward} where author_id = ${ada.id}`;
  exported = await exportDatabase(url, folder);
});

test("fills an empty database with every row, index, key and number of an exported one", async () => {
  const copy = await blankDatabase();
  await importDatabase(copy.url, folder);
  const again = await mkdtemp(join(folder, "again-"));
  const back = await exportDatabase(copy.url, again);
  expect(back.tables).toEqual(exported.tables);
  expect(back.sequences).toEqual(exported.sequences);
  expect(exported.tables.find(({ name }) => name === "public.posts")?.rows).toBe(2);
  expect(exported.tables.map(({ name }) => name)).toContain("graphile_worker._private_jobs");
  expect([...await copy.sql`select content from posts order by id`]).toContainEqual({ content: awkward });
  // The start of the release adds what is not copied.
  await migrate(copy.url);
  for (const what of parts) {
    expect([...await copy.sql.unsafe(what)]).toEqual([...await t.sql.unsafe(what)]);
  }
});

/** What a schema consists of, in the order of names. */
const parts = [
  `select schemaname, indexname, indexdef from pg_indexes
   where schemaname in ('public', 'graphile_worker') order by 1, 2`,
  `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as says, convalidated
   from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  `select tgrelid::regclass::text as of, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  `select count(*) from pg_index where not indisvalid`,
];

test("refuses a database that has something in it, and leaves that as it is", async () => {
  const other = await blankDatabase();
  await other.sql`create table kept (id integer)`;
  await expect(importDatabase(other.url, folder)).rejects.toThrow("The database to fill is not empty");
  expect([...await other.sql`select to_regclass('members') as members, to_regclass('kept')::text as kept`])
    .toEqual([{ members: null, kept: "kept" }]);
});

test("keeps nothing of rows that were changed, and fills the database once they are right", async () => {
  const copy = await blankDatabase();
  const file = tableFile(folder, "public.members");
  const rows = await readFile(file);
  const kept = await t.sql<{ name: string }[]>`select current_database() as name`;
  expect(kept).toHaveLength(1);
  // A row twice breaks the primary key; half a row is none.
  await appendFile(file, rows.subarray(0, rows.indexOf(0x0a) + 1));
  await expect(importDatabase(copy.url, folder)).rejects.toThrow();
  expect([...await copy.sql`select count(*) from members`]).toEqual([{ count: 0 }]);
  const { writeFile } = await import("node:fs/promises");
  await writeFile(file, rows.toString().replace("member_", "nember_"));
  await expect(importDatabase(copy.url, folder)).rejects.toThrow("public.members did not arrive as it was");
  await writeFile(file, rows);
  await importDatabase(copy.url, folder);
  expect([...await copy.sql`select count(*) from members`]).toEqual([...await t.sql`select count(*) from members`]);
});

test("refuses a folder whose export did not end", async () => {
  const copy = await blankDatabase();
  const half = await mkdtemp(join(folder, "half-"));
  await exportDatabase(url, half);
  await unlink(manifestFile(half));
  await expect(importDatabase(copy.url, half)).rejects.toThrow("it is not a whole export of a database");
});

test("rejects when the connection is lost in the middle of a table", async () => {
  const connection = await openCopyConnection(url);
  const [row] = await connection.rows<{ pid: number }>("select pg_backend_pid() as pid");
  const stream = await connection.read("copy (select generate_series(1, 100000000)) to stdout");
  await t.sql`select pg_terminate_backend(${row?.pid ?? 0}::integer)`;
  await expect(stream.forEach(() => {}, { signal: connection.lost })).rejects.toThrow();
  await expect(connection.rows("select 1")).rejects.toThrow("The connection to the database was lost");
  await connection.close();
});
