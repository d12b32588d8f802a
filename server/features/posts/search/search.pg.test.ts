import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const ada = await member(t, { username: "ada.lovelace", displayName: "Ada King" });
const bob = await member(t, { username: "bob" });
const morning = await post(t, { authorId: bob.id, content: "Morning walk along the river, #riverside" });
const evening = await post(t, { authorId: bob.id, content: "Evening tea. Don't rush." });
const umlaut = await post(t, { authorId: bob.id, content: "Schöne Grüße aus München" });
const hers = await post(t, { authorId: ada.id, content: "Numbers" });

async function found(q: string, who = bob): Promise<string[]> {
  const response = await who.get(`/api/posts?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return (await response.json() as Post[]).map(({ id }) => id);
}

test.each([
  ["walk", [morning.id]],
  ["WALK river", [morning.id]],
  ["riv", [morning.id]],
  ["don't", [evening.id]],
  ["grüße", [umlaut.id]],
  ["#riverside", [morning.id]],
  ["walk tea", []],
  ["nothing of the kind", []],
])("finds posts by their words: %s", async (q, ids) => {
  expect(await found(q)).toEqual(ids);
});

test.each(["ada", "@ada.love", "king", "ADA KING", "lovel"])("finds posts by their author: %s", async (q) => {
  expect(await found(q)).toEqual([hers.id]);
});

test.each(["!!!", "100%", "a:* | b", "'; drop table posts", "\\", "_", "%", "!(", "<->", "@"])(
  "searches for %s literally",
  async (q) => {
    const ids = await found(q);
    expect(ids.length === 0 || q === "@").toBe(true);
  },
);

test("returns the whole feed for an empty query", async () => {
  expect(await found("  ")).toEqual([hers.id, umlaut.id, evening.id, morning.id]);
});

test("does not find posts across a block", async () => {
  const hidden = await member(t);
  await hidden.post(`/api/users/${bob.id}/block`);
  const { id } = await post(t, { authorId: hidden.id, content: "Unfindable" });
  expect(await found("unfindable")).toEqual([]);
  expect(await found("unfindable", ada)).toEqual([id]);
});

test("refuses too many words and signed-out callers", async () => {
  expect((await bob.get(`/api/posts?q=${"a".repeat(201)}`)).status).toBe(400);
  expect((await t.get("/api/posts?q=walk")).status).toBe(401);
});

test("pages the found posts", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.unshift((await post(t, { authorId: bob.id, content: `Paged ${n}` })).id);
  const first = await bob.get("/api/posts?q=paged&limit=3");
  const next = first.headers.get("x-next-cursor");
  const rest = await (await bob.get(`/api/posts?q=paged&limit=3&cursor=${next}`)).json() as Post[];
  expect(rest.map(({ id }) => id)).toEqual(ids.slice(3));
});

test("finds words in posts older than the newest ones, newest first, page by page", async () => {
  const hidden = await member(t);
  await hidden.post(`/api/users/${bob.id}/block`);
  const ids: string[] = [];
  for (const authorId of [bob.id, hidden.id, bob.id, bob.id]) {
    const { id } = await post(t, { authorId, content: `A Lighthouse, 1e5x${ids.length}` });
    if (authorId === bob.id) ids.unshift(id);
  }
  for (let n = 0; n < 2100; n += 100) {
    await Promise.all(Array.from({ length: 100 }, () => post(t, { authorId: ada.id, content: "Filler" })));
  }
  const newest = await post(t, { authorId: bob.id, content: "Two lighthouses" });
  const expected = [newest.id, ...ids];
  expect(await found("lightHOUSE")).toEqual(expected);
  expect(await found("light 1e5x")).toEqual(ids);
  const seen: string[] = [];
  for (let next: string | null = ""; next !== null;) {
    const page = await bob.get(`/api/posts?q=lighthouse&limit=2${next && `&cursor=${next}`}`);
    seen.push(...(await page.json() as Post[]).map(({ id }) => id));
    next = page.headers.get("x-next-cursor");
  }
  expect(seen).toEqual(expected);
});

test("finds texts that Postgres splits apart among the newest posts", async () => {
  const { id } = await post(t, { authorId: bob.id, content: "Costs 7e5 x or 7E5-X" });
  expect(await found("7e5x")).toEqual([id]);
});
