import { mkdtemp, rm, unlink } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openCopyConnection } from "../../../server/db/copy/copy-connection.ts";
import { blankDatabase, testDatabase } from "../../../server/testing/test-database.ts";
import { exportDatabase } from "./export-database.ts";
import { importDatabase } from "./import-database.ts";
import { getManifestFile, readManifest } from "./manifest.ts";

// The rows themselves are compared in build/prove/machines/copy-database.deep.test.ts.
const t = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), "glimmer-copy-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

test("exports every table, and refuses to fill a database that has something in it", async () => {
  const { tables } = await exportDatabase(t.url, folder);
  expect(tables).toEqual((await readManifest(folder)).tables);
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["public.members", "public.audit_log", "graphile_worker._private_jobs"]),
  );
  const other = await blankDatabase();
  await other.sql`create table kept (id integer)`;
  await expect(importDatabase(other.url, folder)).rejects.toThrow("The database to fill is not empty");
  expect([...await other.sql`select to_regclass('members') as members, to_regclass('kept')::text as kept`])
    .toEqual([{ members: null, kept: "kept" }]);
  await expect(exportDatabase(other.url, folder)).rejects.toThrow("the database has no tables of Glimmer");
});

test("refuses a folder whose export did not end", async () => {
  await unlink(getManifestFile(folder));
  await expect(importDatabase(t.url, folder)).rejects.toThrow("it is not a whole export of a database");
});

test.each([
  ["in the middle", "1\n".repeat(100_000)],
  ["at the end", "1\n1\n"],
])("rejects rows that the database refuses %s", async (_when, rows) => {
  const connection = await openCopyConnection(t.url);
  await connection.rows("create temporary table once (id integer primary key)");
  const stream = await connection.write("copy once from stdin");
  await expect(pipeline(Readable.from([Buffer.from(rows)]), stream)).rejects.toThrow("once_pkey");
  expect(await connection.rows("select count(*)::integer as count from once")).toEqual([{ count: 0 }]);
  await connection.close();
});

test("rejects when the connection is lost in the middle of a table", async () => {
  const connection = await openCopyConnection(t.url);
  const [row] = await connection.rows<{ pid: number }>("select pg_backend_pid() as pid");
  const stream = await connection.read("copy (select generate_series(1, 100000000)) to stdout");
  await t.sql`select pg_terminate_backend(${row?.pid ?? 0}::integer)`;
  await expect(stream.forEach(() => {}, { signal: connection.lost })).rejects.toThrow();
  await expect(connection.rows("select 1")).rejects.toThrow("The connection to the database was lost");
  await connection.close();
});
