import { expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { countedSql } from "../../testing/counted-sql.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { requestsOf } from "../../testing/requests.ts";
import { giveXp } from "../../testing/xp.ts";

const t = await createTestApp();
const ada = await member(t);
const { sql, sent } = countedSql(t.db.sql);
const counting = createApp({ ...t.deps, db: { ...t.db, sql } });
const reader = requestsOf({ app: counting, config: t.config }, { Authorization: `Bearer ${ada.token}` });

async function statements(path: string): Promise<number> {
  // The first call also looks the session up.
  await reader.get(path);
  const before = sent();
  expect((await reader.get(path)).status).toBe(200);
  return sent() - before;
}

async function fill(postId: string, comments: number): Promise<void> {
  for (let n = 0; n < comments; n++) {
    const author = await member(t);
    const thread = await author.post(`/api/posts/${postId}/comments`, { content: "Thread" });
    const { id } = await thread.json() as { id: string };
    await ada.post(`/api/posts/${postId}/comments`, { content: "Reply", parentId: id });
  }
}

async function promote(author: TestMember): Promise<void> {
  await giveXp(t, author.id, 5000);
  const { id } = await post(t, { authorId: author.id });
  expect((await author.post(`/api/posts/${id}/promote`, { durationHours: 1 })).status).toBe(201);
}

/** Somebody new whom all lists of people and posts then show. */
async function meet(postId: string): Promise<void> {
  const other = await member(t);
  await promote(other);
  await promote(ada);
  await ada.post(`/api/users/${other.id}/follow`);
  await other.post(`/api/users/${ada.id}/follow`);
  await other.post(`/api/posts/${postId}/like`);
  await other.post(`/api/posts/${postId}/repost`);
  const quoted = await other.post("/api/posts", { content: "A #word", quotedPostId: postId, isQuote: true });
  const { id } = await quoted.json() as { id: string };
  await ada.post(`/api/posts/${id}/like`);
  await ada.post(`/api/posts/${id}/bookmark`);
  await ada.post(`/api/posts/${id}/repost`);
  await ada.post(`/api/users/${(await member(t)).id}/block`);
}

test("no read sends more statements because there is more to read", async () => {
  const { id } = await post(t, { authorId: ada.id });
  await fill(id, 1);
  await meet(id);
  const reads: Record<string, number> = {
    "/api/posts?limit=100": 2,
    "/api/posts/promoted": 3,
    "/api/promotions/my": 1,
    [`/api/posts/${id}`]: 2,
    [`/api/posts/${id}/comments`]: 3,
    [`/api/users/${ada.id}`]: 1,
    [`/api/users/${ada.id}/stats`]: 1,
    [`/api/users/${ada.id}/posts`]: 3,
    [`/api/users/username/${ada.username}`]: 1,
    "/api/posts?limit=100&q=word": 2,
    "/api/posts/following?limit=100": 2,
    [`/api/posts/${id}/likes`]: 2,
    [`/api/posts/${id}/deletion-cost`]: 1,
    [`/api/users/${ada.id}/likes`]: 2,
    [`/api/users/${ada.id}/bookmarks`]: 2,
    [`/api/users/${ada.id}/followers`]: 1,
    [`/api/users/${ada.id}/badges`]: 1,
    "/api/users/following": 1,
    "/api/users/blocked": 1,
    "/api/users/search?q=member": 1,
    "/api/hashtag/word/posts": 2,
    "/api/hashtags/suggest?q=wo": 1,
    "/api/leaderboard/weekly": 1,
  };
  const measure = async () => {
    const measured: Record<string, number> = {};
    for (const path of Object.keys(reads)) measured[path] = await statements(path);
    return measured;
  };
  expect(await measure()).toEqual(reads);
  for (let n = 0; n < 30; n++) await post(t, { authorId: n % 2 ? ada.id : (await member(t)).id });
  await fill(id, 10);
  for (let n = 0; n < 10; n++) await meet(id);
  expect(await measure()).toEqual(reads);
});

test("writes are one statement, beside the count of the limit and what is read back", async () => {
  const { id } = await post(t, { authorId: ada.id });
  await reader.get(`/api/posts/${id}`);
  const count = async (method: string, path: string, json?: unknown) => {
    const before = sent();
    expect((await reader.request(method, path, { json })).status).toBeLessThan(300);
    return sent() - before;
  };
  expect(await count("POST", `/api/posts/${id}/like`)).toBe(2);
  expect(await count("DELETE", `/api/posts/${id}/like`)).toBe(2);
  expect(await count("POST", "/api/posts", { content: "Hello" })).toBe(4);
  expect(await count("POST", `/api/posts/${id}/comments`, { content: "Hello" })).toBe(3);
  expect(await count("DELETE", `/api/posts/${id}`)).toBe(3);
  const { id: other } = await post(t, { authorId: (await member(t)).id });
  expect(await count("POST", `/api/posts/${other}/bookmark`)).toBe(2);
  expect(await count("DELETE", `/api/posts/${other}/bookmark`)).toBe(2);
  expect(await count("POST", `/api/posts/${other}/share`)).toBe(2);
  expect(await count("POST", `/api/posts/${other}/repost`)).toBe(2);
  expect(await count("DELETE", `/api/posts/${other}/repost`)).toBe(2);
  expect(await count("POST", "/api/posts", { content: "#hi", quotedPostId: other, isQuote: true })).toBe(4);
});
