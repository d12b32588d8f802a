import { beforeEach, expect, test } from "vitest";
import { noCoverChoices } from "#shared/moderation/decide-cover.ts";
import type { Comment } from "#shared/comments/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { selectLevelsInForce } from "../../db/visibility/content-visibility.ts";
import { isPostOfferedTo } from "../../db/visibility/post-visibility.ts";
import { readCachedEntries } from "./hydrate/cached-entries.ts";
import { getSubjectsOfEntries } from "./hydrate/viewer-state-subjects.ts";
import { readViewerState } from "./hydrate/viewer-state.ts";
import { startPromotion } from "../promotions/testing/promoted-posts.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { giveXp } from "../../testing/xp.ts";

const t = await createTestApp();
let author: TestMember;
/** Follows the author and reads German. */
let reader: TestMember;
/** Reads all. */
let other: TestMember;

const german = "Heute war ein ruhiger Tag am See, ich bin lange spazieren gegangen #calm";
const english = "A quiet day by the lake today, and I went for a very long walk #calm";

beforeEach(async () => {
  await t.sql`delete from posts`;
  [author, reader, other] = [await member(t), await member(t), await member(t)];
  await reader.post(`/api/users/${author.id}/follow`);
  await read(["de"]);
});

async function read(readLanguages: readonly string[]): Promise<void> {
  expect((await reader.put("/api/users/settings", { readLanguages })).status).toBe(200);
}

async function publish(by: TestMember, content: string, language?: string | null): Promise<Post> {
  const response = await by.post("/api/posts", { content, language });
  expect(response.status).toBe(201);
  return await response.json() as Post;
}

async function shown(who: TestMember, path: string): Promise<string[]> {
  const response = await who.get(path);
  expect(response.status).toBe(200);
  return (await response.json() as Post[]).map(({ id }) => id);
}

test("detects the language of posts and comments, unless their author says it", async () => {
  const [written, stated, short] = [
    await publish(author, german, null),
    await publish(author, german, "gsw"),
    await publish(author, "Servus"),
  ];
  expect([written, stated, short].map(({ language }) => language)).toEqual(["de", "gsw", null]);
  const page = await (await other.get("/api/posts")).json() as Post[];
  expect(page.map(({ language }) => language)).toEqual([null, "gsw", "de"]);
  const path = `/api/posts/${short.id}/comments`;
  for (const json of [{ content: german }, { content: german, language: "nds" }, { content: "Servus" }]) {
    const added = await (await other.post(path, json)).json() as Comment;
    const [read] = (await (await author.get(path)).json() as Comment[]).slice(-1);
    expect(read?.language).toBe(added.language);
  }
  const threads = await (await author.get(path)).json() as Comment[];
  expect(threads.map(({ language }) => language)).toEqual(["de", "nds", null]);
});

test("takes the language from a form too", async () => {
  const body = new FormData();
  body.set("content", "Servus");
  body.set("language", "de");
  expect(await (await author.request("POST", "/api/posts", { body })).json())
    .toMatchObject({ language: "de" });
});

test.each(["German", "de-AT", "d"])("refuses %s as a language", async (language) => {
  const response = await author.post("/api/posts", { content: "Servus", language });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { language: expect.any(String) } });
});

/** The long pages are read by the statement, the others from what is kept for all readers. */
const offering = [
  "/api/posts",
  "/api/posts?limit=50",
  "/api/hashtag/calm/posts",
  "/api/hashtag/calm/posts?limit=50",
];

test.each(offering)("%s leaves out others' posts in languages that the reader doesn't read", async (path) => {
  const own = await publish(reader, english);
  const foreign = await publish(author, english);
  const known = await publish(author, german);
  const unknown = await publish(author, "Servus #calm");
  expect(await shown(reader, path)).toEqual([unknown.id, known.id, own.id]);
  expect(await shown(other, path)).toEqual([unknown.id, known.id, foreign.id, own.id]);
  await read(["de", "en"]);
  expect(await shown(reader, path)).toHaveLength(4);
  await read(["ja"]);
  expect(await shown(reader, path)).toEqual([unknown.id, own.id]);
  await read([]);
  expect(await shown(reader, path)).toHaveLength(4);
});

test.each(["/api/posts", "/api/posts?limit=50"])(
  "%s judges a repost by its original, and shows what the reader reposted",
  async (path) => {
    const foreign = await publish(author, english);
    const known = await publish(author, german);
    await other.post(`/api/posts/${foreign.id}/repost`);
    await other.post(`/api/posts/${known.id}/repost`);
    const reposted = async () =>
      (await (await reader.get(path)).json() as Post[]).map(({ repostedPostId }) => repostedPostId);
    expect(await reposted()).toEqual([known.id, null]);
    await reader.post(`/api/posts/${foreign.id}/repost`);
    expect(await reposted()).toEqual([foreign.id, known.id, null]);
  },
);

/** By the condition, for a viewer and for columns of members, and by what is kept for all. */
async function offeredWays(who: TestMember): Promise<string[][]> {
  const { sql } = t;
  const viewer = { id: who.id, filter: null, coverChoices: noCoverChoices };
  const columns = { id: sql`m.id`, levels: selectLevelsInForce(sql, t.clock.now()) };
  const byStatement = async (as: typeof viewer | typeof columns) =>
    (await sql<{ content: string }[]>`
      select coalesce(original.content, p.content) as content
      from posts p
      left join posts original on original.id = p.repost_of_id
      cross join members m
      where m.id = ${who.id}
        and ${isPostOfferedTo(sql, as)}
      order by p.id`).map(({ content }) => content);
  const ids = await sql<{ id: string }[]>`select id from posts order by id`;
  const entries = await readCachedEntries(sql, ids.map(({ id }) => id));
  const state = await readViewerState(sql, { readerId: who.id, asked: getSubjectsOfEntries(entries) });
  const kept = entries.filter((entry) => entry.isOfferedTo(viewer, state))
    .map((entry) => (JSON.parse(entry.bodyFor(viewer, state, t.clock.now()).json) as Post))
    .map(({ content, repostedPost }) => repostedPost?.content ?? content);
  return [await byStatement(viewer), await byStatement(columns), kept];
}

test("decides alike in statements, for members in columns, and for what is kept", async () => {
  const [foreign, known] = [await publish(author, english), await publish(author, german)];
  await publish(author, "Servus");
  await publish(reader, `${english}, I did`);
  for (const { id } of [foreign, known]) await other.post(`/api/posts/${id}/repost`);
  const seen = [german, "Servus", `${english}, I did`, german];
  for (const way of await offeredWays(reader)) expect(way).toEqual(seen);
  for (const way of await offeredWays(other)) expect(way).toHaveLength(6);
});

test("counts a hashtag's posts in the languages that the reader reads", async () => {
  await publish(author, english);
  await publish(author, german);
  const count = async (who: TestMember) =>
    (await who.get("/api/hashtag/calm/posts")).headers.get("x-total-count");
  expect(await count(reader)).toBe("1");
  expect(await count(other)).toBe("2");
});

test("shows every language where the reader chose the writer or the words", async () => {
  const { id } = await publish(author, english);
  for (
    const path of [
      "/api/posts/following",
      "/api/posts/following?limit=50",
      `/api/users/${author.id}/posts`,
      "/api/posts?q=lake",
    ]
  ) {
    expect(await shown(reader, path), path).toEqual([id]);
  }
  expect((await reader.get("/api/posts?q=lake")).headers.get("x-total-count")).toBe("1");
  expect((await reader.get(`/api/posts/${id}`)).status).toBe(200);
  await other.post(`/api/posts/${id}/comments`, { content: english });
  expect(await shown(reader, `/api/posts/${id}/comments`)).toHaveLength(1);
});

test("promotes no post in a language that the viewer doesn't read", async () => {
  const foreign = await publish(author, english);
  await giveXp(t, author.id, 10_000);
  await startPromotion(author, foreign.id);
  const promoted = async (who: TestMember) =>
    (await (await who.get("/api/posts/promoted")).json() as unknown[]).length;
  expect(await promoted(other)).toBe(1);
  expect(await promoted(reader)).toBe(0);
});

test("forgets the language of a deleted comment that stays for its replies", async () => {
  const post = await publish(author, german);
  const path = `/api/posts/${post.id}/comments`;
  const { id } = await (await other.post(path, { content: german })).json() as Comment;
  await author.post(path, { content: "Danke dir", parentId: id });
  expect((await other.delete(`/api/comments/${id}`)).status).toBe(200);
  expect(await t.sql`select content, language from comments where id = ${id}`)
    .toEqual([{ content: "", language: null }]);
});
