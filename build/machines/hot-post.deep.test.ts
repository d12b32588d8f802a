import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../server/db/open-database.ts";
import { crowd, type CrowdMember } from "../../server/testing/crowd.ts";
import { counterFaults } from "../../server/testing/counters/counters.ts";
import { startServer } from "../../server/testing/servers/start-server.ts";
import { startTestServer } from "../../server/testing/servers/test-server.ts";
import { machineLoad } from "./testing/machine-load.ts";

const likersOfEach = 1_000;
/** Of each process at a time. */
const connections = 64;

// On a server of its own whose commits wait for the disk, as an operator's do.
const postgres = await startTestServer({ isDurable: true });
const db = openDatabase(postgres.url, { maxConnections: 5, deadlineMs: 60_000 });
afterAll(async () => {
  await db.close();
  await postgres.stop();
});
const processes: (() => Promise<CrowdMember[]>)[] = [];
for (let n = 0; n < 3; n++) {
  const { address } = await startServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: "fatal" } });
  const service = {
    ...db,
    app: { fetch: (request: Request) => fetch(request) },
    config: { publicUrl: address },
  };
  processes.push(() => crowd(service as never, likersOfEach));
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

async function likesASecond(): Promise<number> {
  const [author, ...crowds] = [
    (await processes[0]!())[0]!,
    ...await Promise.all(processes.map((make) => make())),
  ];
  const { id } = await (await author.post("/api/posts", { content: "Tea by the river" })).json() as {
    id: string;
  };
  const startedAt = performance.now();
  await Promise.all(crowds.map((people) => callAs(people, `/api/posts/${id}/like`)));
  const seconds = (performance.now() - startedAt) / 1000;
  const [row] = await db.sql`select likes_count from posts where id = ${id}`;
  expect(row?.likes_count).toBe(3 * likersOfEach);
  return 3 * likersOfEach / seconds;
}

test("three processes count at least 300 likes of one post a second, each of them once", async () => {
  await likesASecond();
  const [before] = await db.sql`select deadlocks from pg_stat_database where datname = current_database()`;
  const rate = await likesASecond();
  const [after] = await db.sql`select deadlocks from pg_stat_database where datname = current_database()`;
  console.log(
    `${Math.round(rate)} likes a second of one post over three processes; ${
      after?.deadlocks - before?.deadlocks
    } deadlocks; ${machineLoad()}`,
  );
  expect(await counterFaults(db.sql)).toEqual([]);
});
