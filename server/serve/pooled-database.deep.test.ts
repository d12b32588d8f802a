import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { getLimitedSql, openDatabase } from "../db/open-database.ts";
import type { AppError } from "../errors.ts";
import { testDatabase } from "../testing/test-database.ts";
import { hasPgBouncer, startPgBouncer } from "../testing/servers/pgbouncer.ts";
import { startServer } from "../testing/servers/start-server.ts";
import { unusedPort } from "../testing/servers/unused-port.ts";
import { prepareDatabase } from "./prepare-database.ts";

const home = await testDatabase();
const refusal = /pool_mode = session/;
const prepare = async (url: string) => {
  const db = openDatabase(url);
  try {
    await prepareDatabase(url, db, pino({ level: "silent" }), new AbortController().signal);
  } finally {
    await db.close();
  }
};

describe.skipIf(!hasPgBouncer)("behind PgBouncer", () => {
  test.each(
    [
      { mode: "transaction", settings: [] },
      { mode: "transaction", settings: ["server_round_robin = 1", "min_pool_size = 4"] },
      { mode: "statement", settings: [] },
    ] as const,
  )("refuses to start on $mode pooling with $settings, idle and busy", async (options) => {
    const pooler = await startPgBouncer(home.url, options);
    for (let n = 0; n < 20; n++) await expect(prepare(pooler.url)).rejects.toThrow(refusal);
    let isOver = false;
    const others = openDatabase(pooler.url, { maxConnections: 8 });
    const busy = Promise.all(Array.from({ length: 16 }, async () => {
      while (!isOver) await others.sql.unsafe("select pg_sleep(random() * 0.002)").catch(() => {});
    }));
    for (let n = 0; n < 20; n++) await expect(prepare(pooler.url)).rejects.toThrow(refusal);
    isOver = true;
    await busy;
    await others.close();
  });

  test("refuses to start on transaction pooling at one of several hosts", async () => {
    const pooler = await startPgBouncer(home.url, { mode: "transaction" });
    const { username, password, host, pathname } = new URL(pooler.url);
    const hosts = `127.0.0.1:${await unusedPort()},${host}`;
    const url = `postgres://${username}:${password}@${hosts}${pathname}`;
    for (let n = 0; n < 5; n++) await expect(prepare(url)).rejects.toThrow(refusal);
  });

  test("starts with session pooling, as with PostgreSQL itself", async () => {
    const pooler = await startPgBouncer(home.url, { mode: "session" });
    for (let n = 0; n < 20; n++) await prepare(pooler.url);
    await prepare(home.url);
  });

  test("writes no wrong row and becomes unhealthy once a pooler begins to pool transactions", async () => {
    const pooler = await startPgBouncer(home.url, { mode: "session" });
    const said: string[] = [];
    const db = openDatabase(pooler.url, { onOutage: ({ message }) => said.push(message) });
    await home.sql`create table hashes (hash bytea)`;
    const failures = new Set<unknown>();
    let written = 0;
    let isOver = false;
    const write = () =>
      db.sql`insert into hashes (hash) values (${randomBytes(32)})`.then(() => written += 1);
    const note = async (error: AppError) => {
      failures.add(error.code);
      await wait(5);
    };
    const load = Promise.all(Array.from({ length: 16 }, async () => {
      while (!isOver) await write().catch(note);
    }));
    expect(await db.isUp()).toBe(true);
    expect(failures).toEqual(new Set());
    await pooler.pool("transaction");
    await expect.poll(() => db.isUp(), { timeout: 10_000 }).toBe(false);
    for (let n = 0; n < 20; n++) expect(await db.isUp()).toBe(false);
    expect(said).toContainEqual(expect.stringMatching(refusal));
    isOver = true;
    await load;
    expect([...failures].filter((code) => code !== "database_unavailable")).toEqual([]);
    expect([...await home.sql`select distinct octet_length(hash) as bytes from hashes`]).toEqual([{
      bytes: 32,
    }]);
    expect((await home.sql`select from hashes`).count).toBeGreaterThanOrEqual(written);
    await pooler.pool("session");
    await expect.poll(() => db.isUp(), { timeout: 10_000 }).toBe(true);
    await db.close();
  });

  test("ends a search after a second behind a pooler of sessions, and leaves its session as it was", async () => {
    const pooler = await startPgBouncer(home.url, { mode: "session" });
    const db = openDatabase(pooler.url, { maxConnections: 1 });
    const search = getLimitedSql(db.sql, "search", { owner: "ada" });
    await expect(search`select pg_sleep(30)`).rejects.toMatchObject({ code: "overloaded" });
    expect([...await db.sql`show statement_timeout`]).toEqual([{ statement_timeout: "8s" }]);
    await db.close();
  });

  test("logs at its start which setting to change", async () => {
    const pooler = await startPgBouncer(home.url, { mode: "transaction" });
    await expect(startServer({ env: { DATABASE_URL: pooler.url } })).rejects.toThrow("It stopped with 1");
  });
});
