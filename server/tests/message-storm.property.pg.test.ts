import { expect, test } from "vitest";
import { counterFaults } from "../testing/counters/counters.ts";
import { startFront } from "../testing/crash/front.ts";
import { crowd } from "../testing/crowd.ts";
import { movableClock } from "../testing/movable-clock.ts";
import { proofSize } from "../testing/proof-size.ts";
import { startServer } from "../testing/servers/start-server.ts";
import { type StormClient, stormClient } from "../testing/storm/storm-client.ts";
import { threadFaults } from "../testing/storm/thread-faults.ts";
import { testDatabase } from "../testing/test-database.ts";

const { members, messages, kills } = proofSize({
  sample: { members: 8, messages: 80, kills: 1 },
  whole: { members: 100, messages: 10_000, kills: 20 },
});
const db = await testDatabase();
const front = await startFront();
const t = { ...db, ...front, clock: movableClock() };
const start = () => startServer({ env: { DATABASE_URL: db.url, LOG_LEVEL: "fatal" } });
const first = await start();
front.port = first.port;
// The sample's next server is already waiting.
const second = kills === 1 ? await start() : null;

/** Writes its share, and reads now and then. Reports each message. */
async function write(client: StormClient, receiverId: string, said: () => void): Promise<void> {
  for (let n = 0; n < messages / members; n++) {
    await client.say(receiverId);
    said();
    if (Math.random() < 0.1) {
      await client.member.put(`/api/conversations/${receiverId}/read`, {}).catch(() => null);
    }
  }
}

test(
  "keeps every acknowledged message once for both members in the server's order, despite kills and cuts",
  async () => {
    const clients = (await crowd(t, members)).map((member) => stormClient(member, () => front.port));
    const pairs = clients.flatMap((client, n) => {
      const other = clients[n + 1];
      return n % 2 === 0 && other ? [[client, other] as const] : [];
    });
    for (const [{ member: one }, { member: other }] of pairs) {
      await t
        .sql`select follow_member(${one.id}, ${other.id}, now()), follow_member(${other.id}, ${one.id}, now())`;
    }
    let said = 0;
    const killed = (async () => {
      let server = first;
      for (let n = 1; n <= kills; n++) {
        const next = second ?? await start();
        await expect.poll(() => said, { timeout: 300_000, interval: 20 })
          .toBeGreaterThanOrEqual(n * messages / (kills + 1));
        await server.kill();
        server = next;
        front.port = server.port;
        // Retries count towards limits, which are not tested here.
        await t.sql`delete from rate_limits`;
      }
    })();
    await Promise.all([
      killed,
      ...pairs.flatMap(([one, other]) => [
        write(one, other.member.id, () => said++),
        write(other, one.member.id, () => said++),
      ]),
    ]);
    const faults = await Promise.all(pairs.map(([one, other]) => threadFaults(one, other)));
    expect(faults.flat()).toEqual([]);
    expect(clients.flatMap(({ acknowledged }) => acknowledged)).toHaveLength(messages);
    expect(await counterFaults(t.sql)).toEqual([]);
    for (const client of clients) client.end();
  },
  600_000,
);
