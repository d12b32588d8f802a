import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { countedApp } from "../../testing/counted-sql.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";

const t = await createTestApp({ env: { RATE_LIMIT_SCALE: "1000000" } });
// Calls are counted in the background.
const { as: counted, sent } = countedApp(t, "rate_limits");

// Nothing that is cached ages.
beforeAll(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterAll(() => void vi.useRealTimers());

async function publish(by: TestMember, body: object): Promise<string> {
  const response = await by.post("/api/posts", body);
  expect(response.status).toBe(201);
  return (await response.json() as { id: string }).id;
}

/** The post as a reader is shown it, in each page that has it. */
async function shownIn(reader: Pick<TestMember, "get">, author: TestMember, id: string) {
  const paths = [
    "/api/posts?limit=20",
    "/api/hashtag/calm/posts?limit=20",
    `/api/users/${author.id}/posts?limit=20`,
    "/api/posts/following?limit=20",
  ];
  const lists = await Promise.all(
    paths.map(async (path) => (await reader.get(path)).json() as Promise<Post[]>),
  );
  const embedded = (post: Post) => [post, post.repostedPost, post.quotedPost].filter((one) => one?.id === id);
  return lists.map((posts) =>
    posts.flatMap(embedded).map((post) => post && [post.likesCount, post.commentsCount, post.isLiked])
  );
}

async function community() {
  const [author, reader, other] = await Promise.all([member(t), member(t), member(t)]);
  await reader.post(`/api/users/${author.id}/follow`);
  await reader.post(`/api/users/${other.id}/follow`);
  const id = await publish(author, { content: "A walk #calm" });
  return { author, reader, other, id };
}

test("shows a like and a comment at once in each cached page, also below a quote and a repost", async () => {
  const { author, reader, other, id } = await community();
  await publish(other, { content: "Look at this", quotedPostId: id, isQuote: true });
  await publish(other, { repostedPostId: id });
  // The feed and Following have the post, its quote and its repost.
  const times = [3, 1, 1, 3];
  const expected = (likes: number, comments: number, isLiked: boolean) =>
    times.map((count) => Array.from({ length: count }, () => [likes, comments, isLiked]));
  expect(await shownIn(reader, author, id)).toEqual(expected(0, 0, false));
  expect((await other.post(`/api/posts/${id}/like`)).ok).toBe(true);
  expect(await shownIn(reader, author, id)).toEqual(expected(1, 0, false));
  expect((await reader.post(`/api/posts/${id}/like`)).ok).toBe(true);
  expect(await shownIn(reader, author, id)).toEqual(expected(2, 0, true));
  expect((await other.delete(`/api/posts/${id}/like`)).ok).toBe(true);
  expect(await shownIn(reader, author, id)).toEqual(expected(1, 0, true));
  expect((await other.post(`/api/posts/${id}/comments`, { content: "Lovely" })).status).toBe(201);
  expect(await shownIn(reader, author, id)).toEqual(expected(1, 1, true));
});

test("shows a like and a comment at once that were sent to a repost, which count for its original", async () => {
  const { author, reader, other, id } = await community();
  const repost = await publish(other, { repostedPostId: id });
  const before = await shownIn(reader, author, id);
  expect(before[2]).toEqual([[0, 0, false]]);
  expect((await other.post(`/api/posts/${repost}/like`)).ok).toBe(true);
  expect((await shownIn(reader, author, id))[2]).toEqual([[1, 0, false]]);
  expect((await other.post(`/api/posts/${repost}/comments`, { content: "Lovely" })).status).toBe(201);
  expect((await shownIn(reader, author, id))[2]).toEqual([[1, 1, false]]);
});

test("shows a comment at once below a post, whose threads were cached with and without comments", async () => {
  const { reader, other, id } = await community();
  const threads = async () =>
    (await (await reader.get(`/api/posts/${id}/comments`)).json() as unknown[]).length;
  await reader.get(`/api/posts/${id}`);
  for (const count of [0, 1, 2]) {
    expect(await threads()).toBe(count);
    expect((await other.post(`/api/posts/${id}/comments`, { content: `Lovely ${count}` })).status).toBe(201);
  }
});

test("shows a new post at once in the feed, its author's list, its hashtag and Following", async () => {
  const { author, reader, id } = await community();
  expect((await shownIn(reader, author, id)).map((shown) => shown.length)).toEqual([1, 1, 1, 1]);
  const next = await publish(author, { content: "Another walk #calm" });
  expect((await shownIn(reader, author, next)).map((shown) => shown.length)).toEqual([1, 1, 1, 1]);
});

test("reads again for a page only what a write changed of it: the liked post, the list with its new post, an author's posts, nothing after a block", async () => {
  const { author, reader, other, id } = await community();
  for (let n = 0; n < 5; n++) await publish(author, { content: `Walk ${n}` });
  const [asAuthor, asReader, asOther] = [counted(author), counted(reader), counted(other)];
  const readFeed = async () => {
    const before = sent();
    expect((await asReader.get("/api/posts?limit=20")).status).toBe(200);
    return sent() - before;
  };
  await readFeed();
  expect(await readFeed()).toBe(0);
  await asOther.post(`/api/posts/${id}/like`);
  expect(await readFeed()).toBe(1);
  await asAuthor.post("/api/posts", { content: "One more walk" });
  expect(await readFeed()).toBe(2);
  // Which posts stand in the list is known, and all of the author's are read together.
  await asAuthor.put("/api/users/settings", { displayName: "Ada of the lake" });
  expect(await readFeed()).toBe(1);
  // It changes what those two see.
  await asOther.post(`/api/users/${author.id}/block`);
  expect(await readFeed()).toBe(0);
});

test("shows what was sent to an id in upper case, and finds the post by it", async () => {
  const { reader, other, id } = await community();
  const added = await other.post(`/api/posts/${id}/comments`, { content: "Lovely" });
  const { id: commentId } = await added.json() as { id: string };
  const likes = async () => {
    const threads = await (await reader.get(`/api/posts/${id.toUpperCase()}/comments`)).json();
    return (threads as { likesCount: number }[]).map(({ likesCount }) => likesCount);
  };
  expect(await likes()).toEqual([0]);
  expect((await other.post(`/api/comments/${commentId.toUpperCase()}/like`)).ok).toBe(true);
  expect(await likes()).toEqual([1]);
  expect((await reader.get(`/api/posts/${id.toUpperCase()}`)).status).toBe(200);
});

test("a service that is away leaves the cache as it is", async () => {
  const { reader, other, id } = await community();
  const [asReader, asOther] = [counted(reader), counted(other)];
  const long = await publish(other, {
    content: "A long walk beside the sea, with nobody around. ".repeat(6),
  });
  await asReader.get(`/api/posts/${id}`);
  expect((await asOther.post(`/api/posts/${long}/tts`)).status).toBe(503);
  const before = sent();
  await asReader.get(`/api/posts/${id}`);
  expect(sent() - before).toBe(0);
});
