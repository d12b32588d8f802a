import { randomUUID } from "node:crypto";
import { Redis } from "iovalkey";
import { expect, onTestFinished, test } from "vitest";
import { redisProgram, startRedis } from "../testing/servers/redis-server.ts";
import { liveServer } from "../testing/servers/live-server.ts";
import { type RawSocket, rawSocket } from "../testing/app/raw-socket.ts";
import { startServer } from "../testing/servers/start-server.ts";
import { testDatabase } from "../testing/test-database.ts";

const db = await testDatabase();
const redis = redisProgram ? await startRedis() : null;
const server = await startServer({
  env: { DATABASE_URL: db.url, RATE_LIMIT_SCALE: "1", ...(redis && { REDIS_URL: redis.url }) },
});
const live = liveServer(server, db);

/** Seconds until the promise settles. */
async function secondsUntil(done: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await done;
  return (performance.now() - started) / 1000;
}

test("closes a socket without a ticket with 1008 after 5 s, and cuts it 5 s later", async () => {
  const socket = await rawSocket(server.port, { returnsClose: false });
  const opened = performance.now();
  expect(await socket.closed).toMatchObject({ code: 1008 });
  expect((performance.now() - opened) / 1000).toBeCloseTo(5, 0);
  expect(await secondsUntil(socket.gone)).toBeCloseTo(5, 0);
});

test("allows one source 20 unauthenticated sockets, and more once they are gone", async () => {
  const waiting: RawSocket[] = [];
  for (let n = 0; n < 20; n++) waiting.push(await rawSocket(server.port));
  expect(waiting.map(({ status }) => status)).toEqual(Array(20).fill(101));
  const refused = await rawSocket(server.port);
  expect(refused.status).toBe(429);
  expect(JSON.parse(refused.body)).toMatchObject({ code: "rate_limited" });
  for (const { tcp } of waiting) tcp.destroy();
  await expect.poll(async () => (await rawSocket(server.port)).status).toBe(101);
});

test("pings a vanished peer after 30 s and drops it within 60 s, and keeps one that returns pings", async () => {
  const ada = await live.member();
  const [silent, lively] = [await live.socketOf(ada, { returnsPings: false }), await live.socketOf(ada)];
  const seconds = await secondsUntil(silent.gone);
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThan(62);
  expect(silent.pings.count).toBe(1);
  lively.sendText('{"type":"dance"}');
  expect(await lively.next()).toMatchObject({ type: "error" });
});

test.skipIf(!redisProgram)("closes a reader with 1 MiB waiting, and cuts it 5 s later", async () => {
  const ada = await live.member();
  const slow = await live.socketOf(ada);
  const quick = await live.socketOf(ada);
  slow.tcp.pause();
  const bus = new Redis(redis?.url ?? "");
  onTestFinished(() => bus.disconnect());
  const event = { type: "typing", memberId: ada.id, senderId: randomUUID(), isTyping: true };
  const text = JSON.stringify({ from: randomUUID(), event });
  const isTooSlow = () => server.log.some(({ msg }) => msg === "a socket reads too slowly");
  // The kernel takes some megabytes before the server notices that the peer does not read.
  for (let sent = 0; !isTooSlow() && sent < 400_000; sent += 200) {
    const pipeline = bus.pipeline();
    for (let n = 0; n < 200; n++) pipeline.publish(`glimmer:member:${ada.id}`, text);
    await pipeline.exec();
    await quick.next();
    quick.received.length = 0;
  }
  expect(isTooSlow()).toBe(true);
  slow.tcp.resume();
  await slow.gone;
});
