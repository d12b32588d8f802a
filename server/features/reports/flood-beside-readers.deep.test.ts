import { expect, test } from "vitest";
import { watchMemory } from "../../testing/load/memory-of-process.ts";
import { startOrdinaryReaders } from "../../testing/load/ordinary-readers.ts";
import { post } from "../../testing/post.ts";
import { startServer } from "../../testing/servers/start-server.ts";
import { liveServer } from "../../testing/servers/live-server.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { movableClock } from "../../testing/movable-clock.ts";

const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url, RATE_LIMIT_SCALE: "1" } });
const live = liveServer(server, db);
const members = async (count: number) =>
  await Promise.all(Array.from({ length: count }, () => live.member()));

test("serves twenty readers within a second while 40 new members report as fast as they can", {
  timeout: 300_000,
}, async () => {
  const [author, ...readers] = await members(21);
  const flooders = await members(40);
  const written: string[] = [];
  for (let n = 0; n < 360; n++) {
    written.push((await post({ sql: db.sql, clock: movableClock() }, { authorId: author!.id })).id);
  }
  const reading = await startOrdinaryReaders({
    port: server.port,
    paths: ["/api/posts", "/api/notifications", `/api/users/${author!.id}`],
    tokens: readers.map(({ token }) => token),
  });
  const memory = await watchMemory(server.pid);
  const outcomes = new Map<number, number>();
  await Promise.all(flooders.map(async ({ token }) => {
    for (const id of written.slice(0, 60)) {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/posts/${id}/report`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify({ reason: "violence" }),
      });
      await response.arrayBuffer();
      outcomes.set(response.status, (outcomes.get(response.status) ?? 0) + 1);
    }
  }));
  const { served, failed, longestMs } = await reading.stop();
  const grownMb = await memory.grownMb();
  console.info({ ...Object.fromEntries(outcomes), served, longestMs, grownMb });
  expect(failed).toEqual([]);
  expect(outcomes.get(201)).toBeGreaterThan(0);
  expect([...outcomes.keys()].toSorted()).toEqual([201, 429]);
  expect(longestMs).toBeLessThan(1_000);
  expect(grownMb).toBeLessThan(100);
});
