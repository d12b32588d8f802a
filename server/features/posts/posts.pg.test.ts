import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { post as postShape } from "#shared/posts/post-shapes.ts";
import { lisaId } from "#shared/assistant/lisa.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";

const t = await createTestApp();
const ada = await member(t, { username: "Ada" });
const stranger = await member(t);

async function publish(by: TestMember, content = "A quiet walk by the river"): Promise<Post> {
  const response = await by.post("/api/posts", { content });
  expect(response.status).toBe(201);
  const { support, ...created } = await response.json() as Post & { support: unknown };
  expect(support).toBeNull();
  return created;
}

async function postsCount(id: string): Promise<number> {
  const [row] = await t.sql<{ posts_count: number }[]>`select posts_count from members where id = ${id}`;
  return row!.posts_count;
}

async function error(response: Response): Promise<{ status: number; code: string; message: string }> {
  const { code, message } = await response.json() as { code: string; message: string };
  return { status: response.status, code, message };
}

test("tells at most 20 members that a post names them, Lisa always, and links all", async () => {
  const [author, ...named] = await Promise.all(Array.from({ length: 23 }, () => member(t)));
  const names = named.map(({ username }) => `@${username}`);
  const answer = await author!.post("/api/posts", { content: `${names.join(" ")} @lisa` });
  const { id, mentions } = await answer.json() as { id: string; mentions: string[] };
  expect(mentions).toHaveLength(23);
  const told = await t.sql`select member_id from post_mentions where post_id = ${id}`;
  expect(told).toHaveLength(20);
  expect(told.map(({ member_id }) => member_id)).toContain(lisaId);
  const [notified] = await t.sql`
    select count(*)::integer as count from notifications where post_id = ${id} and type = 'mention'`;
  expect(notified).toEqual({ count: 19 });
});

test("publishes text, trimmed, as its author", async () => {
  const before = await postsCount(ada.id);
  const created = await publish(ada, "  Tea and rain.\n");
  expect(postShape.strict().parse(created)).toEqual(created);
  expect(created).toMatchObject({
    content: "Tea and rain.",
    author: { id: ada.id, username: "Ada" },
    likesCount: 0,
    isLiked: false,
    image: null,
    imageUrl: null,
    createdAt: t.clock.now().toISOString(),
  });
  expect(created.elementModerations).toEqual([{ type: "text", level: "top", reason: "" }]);
  expect(await (await stranger.get(`/api/posts/${created.id}`)).json()).toEqual({
    ...created,
    elementModerations: [{ type: "text", level: "top", reason: null }],
  });
  expect(await postsCount(ada.id)).toBe(before + 1);
});

test("publishes text from a form with an empty file field", async () => {
  const body = new FormData();
  body.set("content", "From a form");
  body.set("image", new File([], ""));
  body.set("aiImageUrl", "");
  const response = await ada.request("POST", "/api/posts", { body });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ content: "From a form", image: null });
});

test.each([
  { what: "nothing", json: {}, message: "Please write something or attach an image before posting" },
  {
    what: "blanks",
    json: { content: " \n " },
    message: "Please write something or attach an image before posting",
  },
  {
    what: "too much",
    json: { content: "x".repeat(1501) },
    message: "A post can have at most 1500 characters.",
  },
  { what: "a NUL", json: { content: "a\u0000b" }, message: "Contains characters that cannot be stored" },
  {
    what: "a lone surrogate",
    json: { content: "a\ud800" },
    message: "Contains characters that cannot be stored",
  },
])("refuses a post of $what and writes nothing", async ({ json, message }) => {
  const before = await postsCount(ada.id);
  expect(await error(await ada.post("/api/posts", json))).toEqual({
    status: 400,
    code: "invalid_input",
    message,
  });
  expect(await postsCount(ada.id)).toBe(before);
});

test("accepts a post of exactly 1500 characters, emoji and all", async () => {
  const content = "🌿".repeat(750);
  expect((await publish(ada, content)).content).toBe(content);
});

test("ignores fields of the body that the contract does not name", async () => {
  const response = await ada.post("/api/posts", {
    content: "Mine",
    authorId: stranger.id,
    likesCount: 99,
    moderationLevel: "none",
  });
  expect(await response.json()).toMatchObject({
    author: { id: ada.id },
    likesCount: 0,
    moderationLevel: "top",
  });
});

test("returns 401 to signed-out callers on every call", async () => {
  const { id } = await publish(ada);
  const calls = [
    t.get("/api/posts"),
    t.post("/api/posts", { content: "hello" }),
    t.get(`/api/posts/${id}`),
    t.delete(`/api/posts/${id}`),
    t.post(`/api/posts/${id}/like`),
    t.delete(`/api/posts/${id}/like`),
  ];
  for (const response of await Promise.all(calls)) expect((await error(response)).status).toBe(401);
});

test("refuses posts and comments without visible characters", async () => {
  const { id } = await publish(ada);
  const before = await postsCount(ada.id);
  const post = await ada.post("/api/posts", { content: "\u200b \u3164" });
  expect(await error(post)).toMatchObject({
    status: 400,
    message: "Please write something or attach an image before posting",
  });
  expect((await ada.post(`/api/posts/${id}/comments`, { content: "\u200d" })).status).toBe(400);
  expect(await postsCount(ada.id)).toBe(before);
});

test("returns 404 for an unknown post and for a malformed id", async () => {
  const nowhere = uuidv7();
  for (
    const [method, path] of [["GET", ""], ["DELETE", ""], ["POST", "/like"], ["DELETE", "/like"]] as const
  ) {
    expect((await ada.request(method, `/api/posts/${nowhere}${path}`)).status).toBe(404);
    expect((await ada.request(method, `/api/posts/not-an-id${path}`)).status).toBe(404);
  }
});

test("lets the author delete a post, with its likes and comments", async () => {
  const before = await postsCount(ada.id);
  const { id } = await publish(ada);
  await stranger.post(`/api/posts/${id}/like`);
  await stranger.post(`/api/posts/${id}/comments`, { content: "Lovely" });
  const response = await ada.delete(`/api/posts/${id}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, xpSpent: 14, xpGivenBack: 0 });
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(404);
  expect((await ada.delete(`/api/posts/${id}`)).status).toBe(404);
  expect(await postsCount(ada.id)).toBe(before);
});

test("lets no stranger delete a post", async () => {
  const { id } = await publish(ada);
  expect(await error(await stranger.delete(`/api/posts/${id}`))).toMatchObject({
    status: 403,
    code: "forbidden",
  });
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(200);
});

test("likes and unlikes, and changes nothing when repeated", async () => {
  const { id } = await publish(ada);
  const like = () => stranger.post(`/api/posts/${id}/like`).then((r) => r.json());
  const unlike = () => stranger.delete(`/api/posts/${id}/like`).then((r) => r.json());
  expect(await unlike()).toEqual({ isLiked: false, likesCount: 0 });
  expect(await like()).toEqual({ isLiked: true, likesCount: 1 });
  expect(await like()).toEqual({ isLiked: true, likesCount: 1 });
  expect(await (await stranger.get(`/api/posts/${id}`)).json()).toMatchObject({
    isLiked: true,
    likesCount: 1,
  });
  expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({ isLiked: false, likesCount: 1 });
  expect(await unlike()).toEqual({ isLiked: false, likesCount: 0 });
  expect(await unlike()).toEqual({ isLiked: false, likesCount: 0 });
});

test.each(["blocker", "blocked"])("hides a post after a block by the %s", async (side) => {
  const [author, other] = [await member(t), await member(t)];
  const { id } = await publish(author);
  const [blocker, blocked] = side === "blocker" ? [other, author] : [author, other];
  await t.sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    values (${blocker.id}, ${blocked.id}, now())`;
  const feed = await (await other.get("/api/posts?limit=100")).json() as Post[];
  expect(feed.map((post) => post.id)).not.toContain(id);
  for (
    const [method, path] of [["GET", ""], ["DELETE", ""], ["POST", "/like"], ["DELETE", "/like"]] as const
  ) {
    expect((await other.request(method, `/api/posts/${id}${path}`)).status).toBe(404);
  }
  expect((await other.get(`/api/posts/${id}/comments`)).status).toBe(404);
  expect((await other.post(`/api/posts/${id}/comments`, { content: "hello" })).status).toBe(404);
  expect(await (await author.get(`/api/posts/${id}`)).json()).toMatchObject({
    likesCount: 0,
    commentsCount: 0,
  });
});
