import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { testDatabase } from "../testing/test-database.ts";
import { closeDeps, openDeps } from "./open-deps.ts";

const home = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), "glimmer-slow-"));
const lines: string[] = [];
const env = {
  NODE_ENV: "test",
  SESSION_SECRET: "-".repeat(32),
  DATABASE_URL: home.url,
  DATA_DIR: dataDir,
  SLOW_STATEMENT_MS: "200",
};
const log = pino({}, { write: (line: string) => void lines.push(line) });
const deps = await openDeps(readConfig(env), log);
afterAll(async () => {
  await closeDeps(deps);
  await rm(dataDir, { recursive: true });
});

const selectSlowly = (secret: string) => deps.db.sql`select ${secret} as secret, pg_sleep(0.25)`;

test("logs a slow statement with its name and without its parameters, also in a transaction", async () => {
  await selectSlowly("a private word");
  await deps.db.transaction(async function updateSlowly(tx) {
    await tx`select pg_sleep(0.25)`;
  });
  const told = lines.map((line) => JSON.parse(line) as { statement: string; ranMs: number; rows: number });
  expect(told).toMatchObject([
    { statement: "serve/selectSlowly", rows: 1, msg: "a statement was slow" },
    { statement: "serve/updateSlowly", rows: 1 },
  ]);
  expect(Math.min(...told.map(({ ranMs }) => ranMs))).toBeGreaterThanOrEqual(240);
  expect(lines.join()).not.toContain("private");
});

test("stores what was noted of services until the end before the database closes", async () => {
  const ending = await openDeps(readConfig(env), log);
  ending.services.ended({ service: "mail", part: "" }, null);
  await closeDeps(ending);
  expect([...await deps.db.sql`select answered from service_calls`]).toEqual([{ answered: 1 }]);
});
