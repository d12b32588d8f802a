import { Writable } from "node:stream";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp } from "../../../testing/xp.ts";

const lines: string[] = [];
const t = await createTestApp({
  deps: {
    log: pino(
      { level: "info" },
      new Writable({
        write: (chunk, _encoding, done) => {
          lines.push(String(chunk));
          done();
        },
      }),
    ),
  },
});
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const helpOf = async (path: string) => (await ada.get(path)).headers.get("x-support");

const searches: [string, (words: string) => string][] = [
  ["posts", (q) => `/api/posts?q=${encodeURIComponent(q)}`],
  ["members", (q) => `/api/users/search?q=${encodeURIComponent(q)}`],
  ["messages", (q) => `/api/messages/search?q=${encodeURIComponent(q)}`],
  ["a hashtag", (q) => `/api/hashtag/${encodeURIComponent(q.replaceAll(" ", "_"))}/posts`],
];

test.each(searches)(
  "offers help to a member who looks for %s in words of crisis, and to nobody else",
  async (_, pathOf) => {
    const found = await ada.get(pathOf("suicide"));
    expect([found.status, found.headers.get("x-support"), await found.json()]).toEqual([200, "1", []]);
    expect(await helpOf(pathOf("I want to die"))).toBe("1");
    expect(await helpOf(pathOf("morning walk"))).toBeNull();
  },
);

test("leaves the feed and other lists alone", async () => {
  for (const path of ["/api/posts", "/api/posts?q=", "/api/posts/following", "/api/posts/promoted"]) {
    expect(await helpOf(path)).toBeNull();
  }
});

test("keeps the header when the list is unchanged", async () => {
  const path = "/api/posts?q=suicide";
  const etag = (await ada.get(path)).headers.get("etag") ?? "";
  const again = await ada.request("GET", path, { headers: { "If-None-Match": etag } });
  expect([again.status, again.headers.get("x-support")]).toEqual([304, "1"]);
});

test("returns promoted posts in no search and no hashtag", async () => {
  const author = await member(t);
  await giveXp(t, author.id, 1_000);
  const { id } = await (await author.post("/api/posts", { content: "Tea for everyone" })).json() as {
    id: string;
  };
  await author.post(`/api/posts/${id}/promote`, { durationHours: 1 });
  expect(await (await ada.get("/api/posts/promoted")).json()).toMatchObject([{ id }]);
  for (const path of ["/api/posts?q=suicide", "/api/hashtag/suicide/posts"]) {
    expect(await (await ada.get(path)).json()).toEqual([]);
  }
});

test("logs neither the words nor that help was offered", async () => {
  lines.length = 0;
  for (const [, pathOf] of searches) await ada.get(pathOf("suicide"));
  await t.request("GET", "/hashtag/suicide");
  expect(lines).toHaveLength(searches.length + 1);
  expect(lines.join("")).not.toMatch(/suicide|support/i);
});

test("is documented", async () => {
  const { paths } = await (await t.get("/api/openapi.json")).json() as {
    paths: Record<
      string,
      Record<string, { responses: Record<string, { headers?: object; content?: object }> }>
    >;
  };
  for (
    const path of ["/api/posts", "/api/users/search", "/api/messages/search", "/api/hashtag/{hashtag}/posts"]
  ) {
    expect(Object.keys(paths[path]?.["get"]?.responses["200"]?.headers ?? {})).toContain("X-Support");
  }
  const sending = paths["/api/messages"]?.["post"]?.responses;
  expect(JSON.stringify(sending?.["201"]?.content)).toContain('"support"');
  expect(Object.keys(sending?.["403"]?.headers ?? {})).toEqual(["X-Support"]);
  for (const path of ["/api/ai/chat", "/api/ai/generate-image"]) {
    expect(JSON.stringify(paths[path]?.["post"]?.responses["201"]?.content)).toContain('"resources"');
  }
});
