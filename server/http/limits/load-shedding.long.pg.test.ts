import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { noMetrics } from "../../metrics/metrics.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { requestsOf } from "../../testing/requests.ts";
import { createLoadShedding } from "./load-shedding.ts";

/** With five connections. */
const t = await createTestApp();
const ada = await member(t);
const friend = await member(t);
const { id: postId } = await post(t, { authorId: friend.id });
await friend.post(`/api/users/${ada.id}/follow`);
await ada.post(`/api/users/${friend.id}/follow`);

const lines: string[] = [];
const shedding = createLoadShedding({
  afterMs: 250,
  queue: () => t.db.load(),
  log: pino({}, { write: (line: string) => void lines.push(line) }),
  metrics: noMetrics,
});
afterAll(() => shedding.close());
const app = createApp(t.deps, undefined, shedding);
const reader = requestsOf({ app, config: t.config }, { Authorization: `Bearer ${ada.token}` });

/** Keeps this many connections busy, one round after another. */
function occupy(connections: number, seconds: number, rounds: number) {
  const statements = Array.from({ length: connections * rounds }, () => t.sql`select pg_sleep(${seconds})`);
  return Promise.all(statements.map((statement) => statement.execute()));
}

const lists = [
  "/api/posts",
  "/api/posts?q=word",
  "/api/posts/following",
  "/api/hashtag/word/posts",
  `/api/users/${ada.id}/posts`,
  `/api/users/${ada.id}/followers`,
  "/api/users/search?q=many",
];

test("refuses lists while statements wait for a connection, and serves writes, messages and health", async () => {
  expect((await reader.get("/api/posts")).status).toBe(200);
  let isFree = false;
  const busy = occupy(5, 1.5, 2).then(() => isFree = true);
  // No page that is kept in memory, which needs no connection.
  const waited = await reader.get("/api/posts?q=word");
  expect(isFree).toBe(false);
  expect(waited.status).toBe(503);
  expect(waited.headers.get("Retry-After")).toBe("2");
  expect(await waited.json()).toMatchObject({
    code: "overloaded",
    message: "Many members are reading right now. Please try again in a moment.",
  });
  for (const path of lists) expect([path, (await reader.get(path)).status]).toEqual([path, 503]);
  expect(isFree).toBe(false);
  const others = await Promise.all([
    reader.post(`/api/posts/${postId}/like`),
    reader.post("/api/messages", { receiverId: friend.id, content: "Still here" }),
    reader.get(`/api/posts/${postId}`),
    reader.get("/api/health"),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 201, 200, 200]);
  await busy;
  await expect.poll(async () => (await reader.get("/api/posts")).status, { timeout: 10_000 }).toBe(200);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "work waits: reads of lists are refused",
    "reads of lists are served again",
  ]);
});

test("refuses nothing while one reader's statement is slow", async () => {
  const slow = occupy(1, 1, 1);
  const statuses = await Promise.all(lists.map(async (path) => (await reader.get(path)).status));
  await slow;
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
