import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../db/client.ts";
import { counterFaults } from "../testing/counters/counters.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { proofSize } from "../testing/proof-size.ts";
import { testDatabase } from "../testing/test-database.ts";
import { runRace } from "../testing/races/race.ts";
import { races } from "../testing/races/races.ts";

// The sample is one round of each behind locks, and one without.
const rounds = proofSize({ sample: 2, whole: 40 });
const { url } = await testDatabase();
const collisions: unknown[] = [];
const db = openDatabase(url, {
  // Enough for all calls of a round to meet, and time for a busy machine.
  maxConnections: 20,
  deadlineMs: 60_000,
  onCollision: (cause) => collisions.push(cause),
});
afterAll(() => db.close());
const app = await createTestApp({ deps: { db }, env: { DATABASE_URL: url } });
const t = { ...app, db, sql: db.sql };

test.each(races)("$name: no call fails, none deadlocks, and every counter is right", async (race) => {
  expect(await runRace(t, race, rounds)).toEqual([]);
  expect(collisions.splice(0)).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
});
