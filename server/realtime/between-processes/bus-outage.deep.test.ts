import { expect, test } from "vitest";
import { redisProgram, startRedis } from "../../testing/servers/redis-server.ts";
import { startServer } from "../../testing/servers/start-server.ts";
import { liveServer } from "../../testing/servers/live-server.ts";
import { testDatabase } from "../../testing/test-database.ts";

const outageMs = 10_000;
const db = await testDatabase();
const redis = redisProgram ? await startRedis() : null;
const env = { DATABASE_URL: db.url, REDIS_URL: redis?.url ?? "" };
const [one, two] = [await startServer({ env }), await startServer({ env })];

test.skipIf(!redis)(
  "fails no caller while the bus is killed for 10 s, and then makes all sockets reload",
  async () => {
    const [onOne, onTwo] = [liveServer(one, db), liveServer(two, db)];
    const [ada, bob] = [await onOne.member(), await onOne.member()];
    const [near, far] = [await onOne.socketOf(bob), await onTwo.socketOf(bob)];
    await redis?.kill();
    const until = performance.now() + outageMs;
    const statuses = new Set<number>();
    for (let isFollowing = false; performance.now() < until; isFollowing = !isFollowing) {
      const path = `/api/users/${bob.id}/follow`;
      statuses.add((isFollowing ? await ada.delete(path) : await ada.post(path)).status);
      expect(await near.next()).toMatchObject({ type: "notification" });
      await near.next();
      await new Promise((next) => setTimeout(next, 600));
    }
    expect([...statuses]).toEqual([200]);
    await redis?.start();
    for (const socket of [near, far]) expect(await socket.next()).toEqual({ type: "resync" });
  },
);

test.skipIf(!redis)("says that the bus is away while it is silent, and goes on by itself", async () => {
  const busOf = async ({ port }: { port: number }) =>
    ((await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()) as { bus: string }).bus;
  const bothSay = (bus: string) =>
    expect.poll(() => Promise.all([busOf(one), busOf(two)]), { timeout: 30_000 }).toEqual([bus, bus]);
  await bothSay("ok");
  redis?.freeze();
  await bothSay("away");
  redis?.thaw();
  await bothSay("ok");
});
