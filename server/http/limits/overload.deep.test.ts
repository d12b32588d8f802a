import { expect, onTestFinished, test } from "vitest";
import type { ReadersReport } from "../../testing/load/feed-readers.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { requestsOf } from "../../testing/requests.ts";
import { runtimes, startProgram } from "../../testing/servers/start-program.ts";
import { startServer } from "../../testing/servers/start-server.ts";

/** Far more than two cores can serve; each asks for more than the cached newest posts. */
const readers = 1_500;
const rounds = 40;

const t = await createTestApp();
const [ada, friend] = [await member(t), await member(t)];
await ada.post(`/api/users/${friend.id}/follow`);
await friend.post(`/api/users/${ada.id}/follow`);
const posts = await Promise.all(Array.from({ length: 60 }, () => post(t, { authorId: friend.id })));
const postPath = `/api/posts/${posts[0]!.id}`;
// The tests' clock stands still, the server's does not.
await t.sql`
  update sessions
  set created_at = now(), last_used_at = now(), expires_at = now() + interval '1 day'`;
const server = await startServer({
  env: { DATABASE_URL: t.config.databaseUrl, SHED_READS_AFTER_MS: "250" },
});
const origin = `http://127.0.0.1:${server.port}`;
const caller = requestsOf({ app: { fetch: (request) => fetch(request) }, config: { publicUrl: origin } }, {
  Authorization: `Bearer ${ada.token}`,
});

const others: readonly (() => Promise<Response>)[] = [
  () => caller.get("/api/health"),
  () => caller.post(`${postPath}/like`),
  () => caller.delete(`${postPath}/like`),
  () => caller.post("/api/messages", { receiverId: friend.id, content: "Still here" }),
  () => caller.get(postPath),
];

test("refuses lists while a crowd overloads the processor, and serves writes, messages and health", {
  timeout: 120_000,
}, async () => {
  const node = runtimes.find(({ runtime }) => runtime === "Node")!;
  const program = startProgram(node, new URL("../../testing/load/feed-readers.ts", import.meta.url), {
    FEED: `${origin}/api/posts?limit=60`,
    TOKEN: ada.token,
    READERS: String(readers),
  });
  onTestFinished(() => program.kill());
  expect(await program.hear()).toBe("running");
  await Promise.all(others.map(async (call) => {
    for (let round = 0; round < rounds; round++) {
      const response = await call();
      expect([response.url, response.ok]).toEqual([response.url, true]);
      await response.body?.cancel();
    }
  }));
  program.say("stop");
  const report = JSON.parse(await program.hear()) as ReadersReport;
  expect(report.failed).toBe(0);
  expect(report.refused).toBeGreaterThan(0);
  await expect.poll(async () => (await caller.get("/api/posts")).status, { timeout: 30_000 }).toBe(200);
});
