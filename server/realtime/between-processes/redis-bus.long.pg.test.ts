import { describe, expect, test } from "vitest";
import { redisProgram, startRedis } from "../../testing/servers/redis-server.ts";
import { proveTwoProcesses } from "../../testing/servers/prove-two-processes.ts";
import { startServer } from "../../testing/servers/start-server.ts";
import { liveServer } from "../../testing/servers/live-server.ts";
import { testDatabase } from "../../testing/test-database.ts";

describe.skipIf(!redisProgram)("two server processes with a bus", async () => {
  const db = await testDatabase();
  const redis = await startRedis();
  const env = { DATABASE_URL: db.url, REDIS_URL: redis.url };
  const [one, two] = await Promise.all([startServer({ env }), startServer({ env })]);
  proveTwoProcesses({ one, two, db, bus: redis });

  test("delays neither acts nor sockets when the bus is silent", async () => {
    const onOne = liveServer(one, db);
    const [ada, bob] = [await onOne.member(), await onOne.member()];
    redis.freeze();
    const started = performance.now();
    const near = await onOne.socketOf(bob);
    expect((await ada.post(`/api/users/${bob.id}/follow`)).status).toBe(200);
    expect(await near.next()).toMatchObject({ type: "notification" });
    expect(performance.now() - started).toBeLessThan(4_000);
    redis.thaw();
  });
});

describe("two server processes without a bus", async () => {
  const db = await testDatabase();
  const env = { DATABASE_URL: db.url };
  const first = await startServer({ env });
  const second = await startServer({ env });

  test("the second logs at its start that live updates stay within each process", async () => {
    const message =
      "other server processes use this database: live updates stay within each process until REDIS_URL is set";
    await second.logs(message);
    expect(first.log.some(({ msg }) => msg === message)).toBe(false);
  });

  test("closes a session that one ends on the other within 5 s", async () => {
    const ada = await liveServer(first, db).member();
    const socket = await liveServer(second, db).socketOf(ada);
    const started = performance.now();
    await ada.post("/api/auth/logout");
    expect(await socket.closed).toMatchObject({ code: 1008 });
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
