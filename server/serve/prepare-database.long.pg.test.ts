import { pino } from "pino";
import { expect, inject, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { blankDatabase } from "../testing/test-database.ts";
import { startTestServer } from "../testing/servers/test-server.ts";
import { prepareDatabase } from "./prepare-database.ts";

test("waits for an unavailable database at the start, logs it once, and then migrates it", async () => {
  const server = await startTestServer();
  await server.kill();
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const db = openDatabase(server.url);
  const { promise: told, resolve } = Promise.withResolvers<void>();
  const prepared = prepareDatabase(server.url, db, log, new AbortController().signal);
  const look = setInterval(() => lines.length > 0 && resolve(), 5);
  await told;
  clearInterval(look);
  await server.start();
  await prepared;
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("the database cannot be used; trying again until it can");
  expect([...await db.sql`select username from members`]).toEqual([{ username: "Lisa" }]);
  await db.close();
  await server.stop();
});

test("says in a short line how much it migrated, and nothing when that was done before", async () => {
  const { url } = await blankDatabase();
  const db = openDatabase(url);
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  for (const _ of ["first", "second"]) await prepareDatabase(url, db, log, new AbortController().signal);
  const said = lines.filter((line) => line.includes("the database was migrated"));
  expect(said).toHaveLength(1);
  expect(said[0]?.length).toBeLessThan(300);
  expect(JSON.parse(said[0] ?? "")).toMatchObject({
    migrations: expect.toSatisfy((count: number) => count >= 25),
    newest: expect.stringMatching(/^\d{4}_.*\.sql$/),
    functions: expect.toSatisfy((count: number) => count > 0),
  });
  await db.close();
});

test("connects by an address as hosted services give it, and logs what of it is not done", async () => {
  const blank = await blankDatabase();
  const needless = "channel_binding=require&gssencmode=disable&keepalives=1&schema=public";
  const url = `${blank.url}?sslmode=prefer&${needless}&options=-c%20work_mem%3D5MB`;
  const db = openDatabase(url);
  let lines = "";
  const log = pino({}, { write: (line: string) => void (lines += line) });
  await prepareDatabase(url, db, log, new AbortController().signal);
  expect([...await db.sql`select current_setting('work_mem') as memory`]).toEqual([{ memory: "5MB" }]);
  expect(lines.match(/channel_binding=require in the database's address does nothing/g)).toHaveLength(1);
  expect([...await db.sql`select username from members`]).toEqual([{ username: "Lisa" }]);
  await db.close();
});

test("stops waiting when the server stops", async () => {
  const nowhere = new URL(inject("postgresUrl"));
  nowhere.port = "1";
  const db = openDatabase(nowhere.href);
  const stopping = new AbortController();
  const prepared = prepareDatabase(nowhere.href, db, pino({ level: "silent" }), stopping.signal);
  stopping.abort();
  await prepared;
  await db.close();
});
