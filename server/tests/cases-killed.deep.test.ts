import { expect, test } from "vitest";
import { createSeededRandom } from "../../build/practice/community/random.ts";
import { startFront } from "../testing/crash/front.ts";
import { counterFaults } from "../testing/counters/counters.ts";
import { movableClock } from "../testing/movable-clock.ts";
import { startServer } from "../testing/servers/start-server.ts";
import { caseFaults, caseStorm } from "../testing/storm/case-storm.ts";
import { testDatabase } from "../testing/test-database.ts";

const size = { reports: 400, subjects: 60, reporters: 40, moderators: 8 };

const [db, front] = await Promise.all([testDatabase(), startFront()]);
const env = { DATABASE_URL: db.url, LOG_LEVEL: "fatal" };
const [victim, heir] = await Promise.all([startServer({ env }), startServer({ env })]);
const t = { ...db, ...front, clock: movableClock() };

const decided = async () => (await t.sql`select from decisions`).length;

test(
  "decides every case once though a server is killed in the middle of it, and tells reporters once",
  async () => {
    front.port = victim.port;
    const storm = caseStorm(t, size, createSeededRandom(41));
    await expect.poll(decided, { timeout: 60_000, interval: 10 }).toBeGreaterThan(10);
    front.port = heir.port;
    await victim.kill();
    expect(await storm).toEqual([]);
    expect(await caseFaults(t)).toEqual([]);
    // As if ten minutes had passed; two jobs at once.
    await t.sql`update decisions set notice_at = now() - interval '1 minute' where undone_at is null`;
    await t.sql`select graphile_worker.add_job('notice_decisions') from generate_series(1, 2)`;
    const untold = async () =>
      (await t.sql`select from decisions where noticed_at is null and undone_at is null`).length;
    await expect.poll(untold, { timeout: 90_000, interval: 200 }).toBe(0);
    expect(await caseFaults(t)).toEqual([]);
    expect(await counterFaults(t.sql)).toEqual([]);
  },
  240_000,
);
