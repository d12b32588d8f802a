import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { testDatabase } from "../testing/test-database.ts";
import { closeDeps, openDeps } from "./open-deps.ts";

const home = await testDatabase();

test("opens as many connections for statements as DATABASE_CONNECTIONS says, and no more", async () => {
  const env = { DATABASE_URL: home.url, DATABASE_CONNECTIONS: "3", SESSION_SECRET: "s".repeat(32) };
  const deps = await openDeps(readConfig(env), pino({ level: "silent" }));
  onTestFinished(() => closeDeps(deps));
  await Promise.all(Array.from({ length: 12 }, () => deps.db.sql`select pg_sleep(0.02)`));
  expect(deps.db.load().open).toBe(3);
});
