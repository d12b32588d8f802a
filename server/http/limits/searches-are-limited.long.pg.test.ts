import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { getLimitedSql } from "../../db/open-database.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";

const t = await createTestApp({ database: { maxConnections: 10 } });
const ada = await member(t);
const admin = await member(t, { email: "admin@example.org" });
await post(t, { authorId: ada.id, content: "A quiet lake #lake" });

/** One sign of Arabic that folds to eighteen characters in four words. */
const long = "\ufdfa".repeat(100);
const searches = (q: string) => [
  `/api/users/search?q=${encodeURIComponent(q)}`,
  `/api/posts?q=${encodeURIComponent(q)}`,
  `/api/messages/search?q=${encodeURIComponent(q)}`,
  `/api/conversations?q=${encodeURIComponent(q)}`,
  `/api/ai/search?q=${encodeURIComponent(q)}`,
  `/api/hashtags/suggest?q=${encodeURIComponent(q)}`,
];
const searchesWithHelp = (q: string) => searches(q).filter((path) => !/conversations|suggest/.test(path));
const deskSearches = (q: string) => [
  `/api/admin/users?q=${encodeURIComponent(q)}`,
  `/api/moderation/members?q=${encodeURIComponent(q)}`,
  `/api/admin/audit?q=${encodeURIComponent(q.slice(0, 50))}`,
];

test.each([
  ...searches(long).map((path) => ({ path, who: ada })),
  ...deskSearches(long).map((path) => ({ path, who: admin })),
])("serves $path, whatever its words fold to", async ({ path, who }) => {
  expect((await who.get(path)).status).toBe(200);
});

test.each([
  { kind: "search" as const, who: ada, paths: searches("lake") },
  { kind: "desk" as const, who: admin, paths: deskSearches("lake") },
])("gives no search more than the places of a $kind, and serves all other reads beside them", async ({
  kind,
  who,
  paths,
}) => {
  const leaving = new AbortController();
  afterAll(() => leaving.abort());
  // All places are taken, and as many wait as may.
  const others = Array.from(
    { length: 63 },
    (_, n) =>
      getLimitedSql(t.db.sql, kind, { owner: `member ${n}`, signal: leaving.signal })`select pg_sleep(30)`
        .catch(() => {}),
  );
  for (const path of paths) {
    const response = await who.get(path);
    expect([path, response.status, response.headers.get("retry-after")]).toEqual([path, 503, "2"]);
    expect(await response.json()).toMatchObject({
      code: "overloaded",
      message: "Many members are searching right now. Please try again in a moment.",
    });
  }
  expect((await who.get("/api/posts")).status).toBe(200);
  leaving.abort();
  await Promise.all(others);
  for (const path of paths) expect([path, (await who.get(path)).status]).toEqual([path, 200]);
});

test("says what to do about a search that takes too long, and serves others meanwhile", async () => {
  // The suggestions wait for this table.
  await t.db.transaction(async (tx) => {
    await tx`lock table post_hashtags in access exclusive mode`;
    const slow = ada.get("/api/hashtags/suggest?q=lake");
    expect((await admin.get("/api/users/search?q=lake")).status).toBe(200);
    const response = await slow;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      message: "This search took too long. Please try again in a moment, or search for fewer words.",
    });
  });
});

test("ends a search in the database when its caller leaves", async () => {
  const waiting = async () =>
    (await t.sql<{ count: number }[]>`
      select count(*) as count
      from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%stepped_form%'`)[0]
      ?.count;
  const leaving = new AbortController();
  await t.db.transaction(async (tx) => {
    await tx`lock table post_hashtags in access exclusive mode`;
    const request = new Request(new URL("/api/hashtags/suggest?q=lake", t.config.publicUrl), {
      headers: { Authorization: `Bearer ${ada.token}` },
      signal: leaving.signal,
    });
    const response = Promise.resolve(t.app.fetch(request, { remoteAddress: "127.0.0.1" }));
    await expect.poll(waiting, { interval: 5 }).toBe(1);
    leaving.abort();
    await response;
    expect(await waiting()).toBe(0);
  });
});

test("refuses a member's eighth search before its words are judged, but offers help for a few of them", async () => {
  const leaving = new AbortController();
  const underWay: Promise<unknown>[] = [];
  const judged = vi.spyOn(String.prototype, "normalize");
  onTestFinished(async () => {
    judged.mockRestore();
    leaving.abort();
    await Promise.all(underWay);
  });
  const refused = async (path: string) => {
    // They end after a second each: those that did are replaced.
    for (let n = 0; n < 8; n++) {
      const search = getLimitedSql(t.db.sql, "search", { owner: ada.id, signal: leaving.signal });
      underWay.push(search`select pg_sleep(30)`.catch(() => {}));
    }
    judged.mockClear();
    const { status, headers } = await ada.get(path);
    const isJudged = judged.mock.contexts.some((text) => String(text).includes("\ufdfa"));
    return [status, isJudged, headers.get("x-support")];
  };
  const few = "I want to die";
  for (const path of searchesWithHelp(long)) {
    await expect.poll(() => refused(path)).toEqual([503, false, null]);
  }
  for (const path of searchesWithHelp(few)) await expect.poll(() => refused(path)).toEqual([503, false, "1"]);
  for (const path of searchesWithHelp("lake")) {
    await expect.poll(() => refused(path)).toEqual([503, false, null]);
  }
});
