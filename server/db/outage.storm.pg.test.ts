import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { OutageReport } from "../testing/load/outage-load.ts";
import { proofSize } from "../testing/proof-size.ts";
import { runtimes, startProgram } from "../testing/servers/start-program.ts";
import { startTestServer } from "../testing/servers/test-server.ts";
import { openDatabase } from "./open-database.ts";

// Restarts disturb every other test, so this file has its own server.
const server = await startTestServer();
const db = openDatabase(server.url);
afterAll(async () => {
  await db.close();
  await server.stop();
});
await db.sql`create table entries (transfer_id uuid not null, amount integer not null)`;

const load = new URL("../testing/load/outage-load.ts", import.meta.url);
const restarts = proofSize({ sample: 2, whole: 4 });
/** Production runs on Deno. */
const sampled = runtimes.filter(({ runtime }) => runtime === "Deno");

test.each(proofSize({ sample: sampled, whole: [...runtimes] }))(
  "survives immediate restarts of the database under load ($runtime)",
  { timeout: 60_000 },
  async (runtime) => {
    const program = startProgram(runtime, load, { DATABASE_URL: server.url });
    onTestFinished(() => program.kill());
    expect(await program.hear()).toBe("running");
    for (let restart = 0; restart < restarts; restart++) {
      await wait(1_000 + Math.random() * 500);
      await server.kill();
      await wait(restart * 200);
      await server.start();
      program.say("back");
    }
    await wait(1_500);
    program.say("stop");
    const report = JSON.parse(await program.hear()) as OutageReport;

    expect(report.unsettled).toBe(0);
    expect(report.slowestMs).toBeLessThan(10_000);
    expect(report.recoveriesMs).toHaveLength(restarts);
    expect(Math.max(...report.recoveriesMs)).toBeLessThan(5_000);
    expect(Object.keys(report.failures)).toEqual(["database_unavailable"]);
    expect(report.confirmed.length).toBeGreaterThan(100);
    expect(await brokenTransfers()).toHaveLength(0);
    expect(await missing(report.confirmed)).toHaveLength(0);
  },
);

async function brokenTransfers() {
  return await db.sql`
    select transfer_id
    from entries
    group by transfer_id
    having sum(amount) <> 0 or count(*) <> 2`;
}

async function missing(confirmed: string[]) {
  return await db.sql`
    select id
    from unnest(${confirmed}::uuid[]) as id
    where not exists (select from entries where transfer_id = id)`;
}
