import { afterAll, expect, test } from "vitest";
import { processCpuMs } from "../../bench/processes.ts";
import { measureDatabaseCpuMs } from "../../bench/writes/database-cpu.ts";
import { openDatabase } from "../../../../server/db/open-database.ts";
import { crowd, type CrowdMember } from "../../../../server/testing/crowd.ts";
import { counterFaults } from "../../../../server/testing/counters/counters.ts";
import { ledgerFaults } from "../../../../server/testing/xp.ts";
import { type RunningServer, startServer } from "../../../../server/testing/servers/start-server.ts";
import { startTestServer } from "../../../../server/testing/servers/test-server.ts";
import { machineLoad } from "../testing/machine-load.ts";

const likersOfEach = 1_000;
/** Connections of each process at a time. */
const connections = 64;

// On a server of its own whose commits wait for the disk, as an operator's do.
const postgres = await startTestServer({ isDurable: true });
const db = openDatabase(postgres.url, { maxConnections: 5, deadlineMs: 60_000 });
afterAll(async () => {
  await db.close();
  await postgres.stop();
});
const servers: RunningServer[] = [];
for (let n = 0; n < 3; n++) {
  servers.push(await startServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: "fatal" } }));
}

/**
 * Members for each process who are here for the first time today. In no order: those who like one
 * post did not join one after the other, and stand on different pages of the table.
 */
async function crowds(): Promise<CrowdMember[][]> {
  const people = await Promise.all(
    servers.map(({ address }) =>
      crowd({
        ...db,
        app: { fetch: (request) => fetch(request) },
        config: { publicUrl: address },
      }, likersOfEach)
    ),
  );
  // As autovacuum does within a minute: plans of a small table are not those of a large one.
  await db.sql.unsafe("analyze");
  return people.map((ones) =>
    ones.map((one) => ({ one, place: Math.random() })).toSorted((a, b) => a.place - b.place).map(({ one }) =>
      one
    )
  );
}

/** Makes a call as each member, so many at a time. */
async function callAs(people: readonly CrowdMember[], path: string): Promise<void> {
  const waiting = people.values();
  await Promise.all(Array.from({ length: connections }, async () => {
    for (const one of waiting) {
      const response = await one.post(path);
      expect(response.status, await response.text()).toBe(200);
    }
  }));
}

/** Processor time so far, of all servers and of the database. */
async function cpuMs() {
  const own = await Promise.all(servers.map(({ pid }) => processCpuMs(pid)));
  return {
    servers: own.reduce((sum, ms) => sum + ms, 0),
    database: await measureDatabaseCpuMs(db.sql),
    callers: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  };
}

async function likeOnePost(people: readonly CrowdMember[][], who: string): Promise<number> {
  const author = people[0]?.[0];
  const response = await author?.post("/api/posts", { content: "Tea by the river" });
  if (!response) throw new Error("No author");
  const { id } = await response.json() as { id: string };
  const [before, startedAt] = [await cpuMs(), performance.now()];
  await Promise.all(people.map((likers) => callAs(likers, `/api/posts/${id}/like`)));
  const [seconds, after] = [(performance.now() - startedAt) / 1000, await cpuMs()];
  const likes = 3 * likersOfEach;
  const [row] = await db.sql`select likes_count from posts where id = ${id}`;
  expect(row?.likes_count).toBe(likes);
  const perSecond = Math.round(likes / seconds);
  const of = (part: keyof typeof after) => `${((after[part] - before[part]) / likes).toFixed(2)} ms`;
  console.log(
    `${perSecond} likes a second of one post over three processes, by members who ${who}; processor time of one: ` +
      `servers ${of("servers")}, database ${of("database")}, callers ${of("callers")}; ${machineLoad()}`,
  );
  return perSecond;
}

test("three processes count the likes that thousands give one post at once, each of them once", async () => {
  const earlier = await crowds();
  await likeOnePost(earlier, "are the first of all");
  const cameFor = await likeOnePost(await crowds(), "come for it, first of the day");
  const wereHere = await likeOnePost(earlier, "were here before");
  expect(await counterFaults(db.sql)).toEqual([]);
  expect(await ledgerFaults(db)).toEqual([]);
  // A limit for what waits for locks or hangs: a busy machine has less than the 300 of an idle one.
  expect(Math.min(cameFor, wereHere)).toBeGreaterThan(60);
});
