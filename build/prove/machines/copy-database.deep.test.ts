import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { scene } from "../../../server/testing/calls/scene.ts";
import { createTestApp } from "../../../server/testing/create-test-app.ts";
import { blankDatabase } from "../../../server/testing/test-database.ts";
import { exportDatabase } from "../../operate/copy/export-database.ts";
import { importDatabase } from "../../operate/copy/import-database.ts";
import { getTableFile, type Manifest } from "../../operate/copy/manifest.ts";

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

/** The parts of a schema, in the order of names. */
const parts = [
  `select schemaname, indexname, indexdef from pg_indexes
   where schemaname in ('public', 'graphile_worker') order by 1, 2`,
  `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as says, convalidated
   from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  `select tgrelid::regclass::text as of, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  "select relname, relacl::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  `select count(*) from pg_index where not indisvalid`,
];

test("keeps nothing of rows that were changed, and fills the database once they are right", async () => {
  const copy = await blankDatabase();
  const file = getTableFile(folder, "public.members");
  const rows = await readFile(file);
  // A row twice breaks the primary key; half a row is none.
  await appendFile(file, rows.subarray(0, rows.indexOf(0x0a) + 1));
  await expect(importDatabase(copy.url, folder)).rejects.toThrow();
  expect([...await copy.sql`select count(*) from posts`]).toEqual([{ count: 0 }]);
  await writeFile(file, rows.toString().replace("member_", "nember_"));
  await expect(importDatabase(copy.url, folder)).rejects.toThrow("public.members did not arrive as it was");
  await writeFile(file, rows);
  await importDatabase(copy.url, folder);
  expect([...await copy.sql`select count(*) from members`]).toEqual([
    ...await t.sql`select count(*) from members`,
  ]);
});
