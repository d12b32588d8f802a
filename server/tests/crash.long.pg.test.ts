import { afterAll, expect, test } from "vitest";
import { startPracticeModel } from "../../build/practice/model/start-practice-model.ts";
import { startFront } from "../testing/crash/front.ts";
import { keyedCalls } from "../testing/crash/keyed-calls.ts";
import { crashFaults, makeCalls } from "../testing/crash/make-calls.ts";
import { crowd } from "../testing/crowd.ts";
import { movableClock } from "../testing/movable-clock.ts";
import { startServer } from "../testing/servers/start-server.ts";
import { testDatabase } from "../testing/test-database.ts";

const db = await testDatabase();
const moderation = await startPracticeModel();
afterAll(() => moderation.close());

const ai = {
  OPENAI_API_KEY: "none",
  OPENAI_BASE_URL: moderation.baseUrl,
  AI_MODELS: '{"moderation":"omni-moderation-latest"}',
};
const [front, victim, heir] = await Promise.all([
  startFront(),
  startServer({ env: { DATABASE_URL: db.url, ...ai } }),
  startServer({ env: { DATABASE_URL: db.url } }),
]);

test("completes calls that a killed server left unfinished once by the next server", async () => {
  const t = { ...db, ...front, clock: movableClock() };
  const members = await crowd(t, 3);
  const calls = await keyedCalls(t, members);
  const { promise: midway, resolve } = Promise.withResolvers<void>();
  // Three of nine calls that are classified are finished; six are in the middle of their work when
  // the server dies.
  moderation.behave("moderation", () => {
    if (moderation.asked.length === 9) resolve();
    return moderation.asked.length <= 3 ? {} : { then: "hang" };
  });
  front.port = victim.port;
  const first = makeCalls(calls);
  await midway;
  front.port = heir.port;
  await victim.kill();
  const before = await first;
  expect(before.filter((made) => made === null).length).toBeGreaterThanOrEqual(6);
  const after = await makeCalls(calls);
  expect(await crashFaults(calls, before, after)).toEqual([]);
}, 60_000);
