import { expect, test } from "vitest";
import { counterFaults } from "../testing/counters/counters.ts";
import { proofSize } from "../testing/proof-size.ts";
import { type Race, runRace } from "../testing/races/race.ts";
import { adminRaces } from "../testing/races/admin-races.ts";
import { countDeadlocks } from "../testing/races/count-deadlocks.ts";
import { createRaceApp } from "../testing/races/create-race-app.ts";
import { botRaces } from "../testing/races/bot-races.ts";
import { audienceRaces } from "../testing/races/audience-races.ts";
import { commentRaces } from "../testing/races/comment-races.ts";
import { deletionRaces } from "../testing/races/deletion-races.ts";
import { leavingRaces } from "../testing/races/leaving-races.ts";
import { memberRaces } from "../testing/races/member-races.ts";
import { messageRaces } from "../testing/races/message-races.ts";
import { notificationRaces } from "../testing/races/notification-races.ts";

const races: readonly Race[] = [
  ...deletionRaces,
  ...audienceRaces,
  ...commentRaces,
  ...memberRaces,
  ...messageRaces,
  ...notificationRaces,
  ...adminRaces,
  ...botRaces,
  ...leavingRaces,
];

// The sample is one round of each behind locks, and one without.
const rounds = proofSize({ sample: 1, whole: 40 });
const { t, collisions, observer } = await createRaceApp();

test.each(races)("$name: no failed call, no deadlock, every counter correct", async (race) => {
  expect(await runRace(t, race, rounds)).toEqual([]);
  expect(collisions.splice(0)).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("the database counted no deadlock in any of them, retried or not", async () => {
  await t.db.close();
  expect(await countDeadlocks(observer)).toBe(0);
});
