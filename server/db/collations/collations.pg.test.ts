import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { judgeCollations } from "../../../build/operate/doctor/database/judge-server.ts";
import { warnOfOtherCollations } from "../../serve/warn-of-other-collations.ts";
import { startTestServer } from "../../testing/servers/test-server.ts";
import { openDatabase } from "../open-database.ts";
import { selectOtherCollations } from "./collation-queries.ts";

const server = await startTestServer();
const db = openDatabase(server.url);
afterAll(async () => {
  await db.close();
  await server.stop();
});

async function logged(): Promise<string> {
  let lines = "";
  await warnOfOtherCollations({ db, log: pino({}, { write: (line: string) => void (lines += line) }) });
  return lines;
}

test("finds nothing in a database whose collations are as they were made", async () => {
  expect(await selectOtherCollations(db.sql)).toEqual([]);
  expect(await logged()).toBe("");
});

test("finds the database, and a collation in use, whose versions are others than at their creation", async () => {
  await server.asSuperuser(
    "create collation public.own (provider = icu, locale = 'und')",
    "create collation public.unused (provider = icu, locale = 'und')",
    "create table ordered (name text collate public.own)",
    "update pg_collation set collversion = '1.2.3' where collname in ('own', 'unused')",
    "update pg_database set datcollversion = '0.9' where datname = 'glimmer'",
  );
  expect(await selectOtherCollations(db.sql)).toEqual([
    { kind: "database", name: "glimmer", database: "glimmer", made: "0.9", found: "1" },
    expect.objectContaining({ kind: "collation", name: "own", made: "1.2.3" }),
  ]);
  const [ofDatabase] = await judgeCollations(db.sql);
  expect(ofDatabase).toMatchObject({
    verdict: "warn",
    todo: expect.stringMatching(/reindex database concurrently glimmer; then alter database glimmer refresh/),
  });
  expect(await logged()).toMatch(/"level":40.*"made":"0\.9".*another version of a collation/);
});
