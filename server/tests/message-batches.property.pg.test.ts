import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { counterFaults } from "../testing/counters/counters.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { keepCoresBusy } from "../testing/load/keep-cores-busy.ts";
import { proofSize } from "../testing/proof-size.ts";
import { countDeadlocks } from "../testing/races/count-deadlocks.ts";
import { messageBatchRaces } from "../testing/races/message-batch-races.ts";
import { runRace } from "../testing/races/race.ts";
import { testDatabase } from "../testing/test-database.ts";

const rounds = proofSize({ sample: 3, whole: 300 });
const stopLoad = proofSize({ sample: () => () => Promise.resolve(), whole: keepCoresBusy })();
afterAll(stopLoad);

const { url, sql: observer } = await testDatabase();
const collisions: unknown[] = [];
const db = openDatabase(url, {
  maxConnections: 20,
  deadlineMs: 60_000,
  onCollision: (cause) => collisions.push(cause),
});
const app = await createTestApp({ deps: { db }, env: { DATABASE_URL: url } });
const t = { ...app, db, sql: db.sql };

test.each(messageBatchRaces)("$name: no deadlock, no failed call, every counter correct", async (race) => {
  expect(await runRace(t, race, rounds)).toEqual([]);
  expect(collisions).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
  await db.close();
  expect(await countDeadlocks(observer)).toBe(0);
});
