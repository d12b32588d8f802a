import { pino } from "pino";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { migrate } from "../db/migrate.ts";
import { proofSize } from "../testing/proof-size.ts";
import { runtimes, startProgram } from "../testing/servers/start-program.ts";
import { startTestServer } from "../testing/servers/test-server.ts";
import { getCronItems } from "./crontab.ts";
import { installQueue } from "../jobs/install-queue.ts";

// Restarts disturb every other test, so this file has its own server.
const server = await startTestServer();
const db = openDatabase(server.url);
afterAll(async () => {
  await db.close();
  await server.stop();
});
await migrate(server.url);
await installQueue(server.url, pino({ level: "silent" }));

const program = new URL("../testing/load/jobs-load.ts", import.meta.url);

/** Enough jobs that the database is killed in the middle of some. */
async function addJobs(count: number): Promise<void> {
  await db.sql`
    select graphile_worker.add_job('advance_promotions')
    from generate_series(1, ${count}::integer)`;
}

/** Every job of the clock, which may come at any moment of a run. */
async function addClockJobs(): Promise<void> {
  for (const { task } of getCronItems()) {
    await db.sql`select graphile_worker.add_job(${task}, max_attempts => 1)`;
  }
}

/** Jobs that failed for good, as one of the clock does that an outage interrupts. */
const failed = () =>
  db.sql`
  select task_identifier, last_error
  from graphile_worker.jobs
  where attempts >= max_attempts and locked_at is null`;

async function jobIsDone(): Promise<void> {
  await db.sql`select graphile_worker.add_job('advance_promotions')`;
  await vi.waitFor(async () => {
    const waiting = await db.sql`
      select task_identifier, last_error
      from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts`;
    expect([...waiting]).toEqual([]);
  }, { timeout: 15_000, interval: 50 });
}

// Production runs on it.
test.each(runtimes.filter(({ runtime }) => runtime === "Deno"))(
  "keeps the queue running through a database outage, and stops it when asked ($runtime)",
  { timeout: 60_000 },
  async (runtime) => {
    const worker = startProgram(runtime, program, { DATABASE_URL: server.url });
    onTestFinished(() => worker.kill());
    expect(await worker.hear()).toBe("running");
    await addClockJobs();
    await jobIsDone();
    expect([...await failed()]).toEqual([]);
    for (let restart = 0; restart < proofSize({ sample: 1, whole: 3 }); restart++) {
      await addJobs(200);
      await server.kill();
      await server.start();
      await vi.waitFor(() => db.sql`select 1`, { timeout: 5_000 });
      await jobIsDone();
    }
    worker.say("stop");
    expect(await worker.hear()).toBe("stopped");
  },
);

test("changes nothing when installed twice at once", async () => {
  const log = pino({ level: "silent" });
  await Promise.all([installQueue(server.url, log), installQueue(server.url, log)]);
  await jobsAreStored();
});

async function jobsAreStored(): Promise<void> {
  const [row] = await db.sql<
    { id: number }[]
  >`select (graphile_worker.add_job('advance_promotions')).id as id`;
  expect(row?.id).toBeGreaterThan(0);
}
