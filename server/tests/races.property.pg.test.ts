import { expect, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { counterFaults } from "../testing/counters/counters.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { proofSize } from "../testing/proof-size.ts";
import { testDatabase } from "../testing/test-database.ts";
import { type Race, runRace } from "../testing/races/race.ts";
import { adminRaces } from "../testing/races/admin-races.ts";
import { countDeadlocks } from "../testing/races/count-deadlocks.ts";
import { botRaces } from "../testing/races/bot-races.ts";
import { commentRaces } from "../testing/races/comment-races.ts";
import { deletionRaces } from "../testing/races/deletion-races.ts";
import { leavingRaces } from "../testing/races/leaving-races.ts";
import { memberRaces } from "../testing/races/member-races.ts";
import { messageRaces } from "../testing/races/message-races.ts";
import { notificationRaces } from "../testing/races/notification-races.ts";

const races: readonly Race[] = [
  ...deletionRaces,
  ...commentRaces,
  ...memberRaces,
  ...messageRaces,
  ...notificationRaces,
  ...adminRaces,
  ...botRaces,
  ...leavingRaces,
];

// The sample is one round of each behind locks, and one without.
const rounds = proofSize({ sample: 2, whole: 40 });
const { url, sql: observer } = await testDatabase();
const collisions: unknown[] = [];
const db = openDatabase(url, {
  // Enough for all calls of a round to meet, and time for a busy machine.
  maxConnections: 20,
  deadlineMs: 60_000,
  onCollision: (cause) => collisions.push(cause),
});
const app = await createTestApp({ deps: { db }, env: { DATABASE_URL: url } });
const t = { ...app, db, sql: db.sql };

test.each(races)("$name: no failed call, no deadlock, every counter correct", async (race) => {
  expect(await runRace(t, race, rounds)).toEqual([]);
  expect(collisions.splice(0)).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("the database counted no deadlock in any of them, retried or not", async () => {
  await db.close();
  expect(await countDeadlocks(observer)).toBe(0);
});
