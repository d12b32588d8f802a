import { afterAll, expect, test } from "vitest";
import { counterFaults } from "../testing/counters/counters.ts";
import { keepCoresBusy } from "../testing/load/keep-cores-busy.ts";
import { proofSize } from "../testing/proof-size.ts";
import { countDeadlocks } from "../testing/races/count-deadlocks.ts";
import { createRaceApp } from "../testing/races/create-race-app.ts";
import { messageBatchRaces } from "../testing/races/message-batch-races.ts";
import { runRace } from "../testing/races/race.ts";

const rounds = proofSize({ sample: 3, whole: 300 });
const stopLoad = proofSize({ sample: () => () => Promise.resolve(), whole: keepCoresBusy })();
afterAll(stopLoad);

const { t, collisions, observer } = await createRaceApp();

test.each(messageBatchRaces)("$name: no deadlock, no failed call, every counter correct", async (race) => {
  expect(await runRace(t, race, rounds)).toEqual([]);
  expect(collisions).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
  await t.db.close();
  expect(await countDeadlocks(observer)).toBe(0);
});
