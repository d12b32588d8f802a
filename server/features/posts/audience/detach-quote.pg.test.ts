import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const t = await createTestApp();
const [author, quoter, reader] = await Promise.all([
  member(t, { displayName: "Ada" }),
  member(t, { displayName: "Ben" }),
  member(t),
]);

const read = async <T>(answer: Promise<Response>) => await (await answer).json() as T;

async function quoted(): Promise<{ post: Post; quote: Post }> {
  const post = await read<Post>(author.post("/api/posts", { content: "The lake was still" }));
  const quote = await read<Post>(
    quoter.post("/api/posts", { content: "So true", quotedPostId: post.id, isQuote: true }),
  );
  return { post, quote };
}

const detach = (by: TestMember, id: string, method: "POST" | "DELETE" = "POST") =>
  by.request(method, `/api/posts/${id}/detach`);

const inFeed = async (by: TestMember, id: string) =>
  (await read<Post[]>(by.get("/api/posts"))).find((post) => post.id === id);

const detached = (by: string | null) => ({
  content: "So true",
  quotedPostId: null,
  isQuote: false,
  quotedPost: null,
  quoteDetachedBy: by === null ? null : { id: author.id, displayName: by },
});

test("the quoted author takes their post out for everybody, and puts it back", async () => {
  const { post, quote } = await quoted();
  for (const by of [author, quoter, reader]) {
    expect(await inFeed(by, quote.id)).toMatchObject({ quotedPostId: post.id, quotedPost: { id: post.id } });
  }
  expect(await read(detach(author, quote.id))).toMatchObject(detached("Ada"));
  expect((await detach(author, quote.id)).status).toBe(200);
  for (const by of [author, quoter, reader]) {
    expect(await inFeed(by, quote.id)).toMatchObject(detached("Ada"));
    expect(await read(by.get(`/api/posts/${quote.id}`))).toMatchObject(detached("Ada"));
    expect((await read<Post[]>(by.get("/api/posts?q=true")))[0]).toMatchObject(detached("Ada"));
  }
  expect(await read(detach(author, quote.id, "DELETE"))).toMatchObject({ quotedPost: { id: post.id } });
  for (const by of [author, quoter, reader]) {
    const shown = await inFeed(by, quote.id);
    expect(shown).toMatchObject({ isQuote: true, quotedPostId: post.id, quotedPost: { id: post.id } });
    expect(shown).not.toHaveProperty("quoteDetachedBy");
  }
});

test("nobody else takes it out or puts it back, nor does an edit of the quote", async () => {
  const { quote } = await quoted();
  for (const by of [quoter, reader]) expect((await detach(by, quote.id)).status).toBe(403);
  await detach(author, quote.id);
  for (const by of [quoter, reader]) expect((await detach(by, quote.id, "DELETE")).status).toBe(403);
  const edited = await quoter.put(`/api/posts/${quote.id}`, {
    content: "So true",
    revision: 1,
    language: "en",
  });
  expect(await edited.json()).toMatchObject(detached("Ada"));
});

test("a repost of the quote shows it without the post, and takes it out by its own id", async () => {
  const { quote } = await quoted();
  const { id: repostId } = await read<Post>(reader.post("/api/posts", { repostedPostId: quote.id }));
  expect((await detach(author, repostId)).status).toBe(200);
  expect(await inFeed(quoter, repostId)).toMatchObject({
    repostedPostId: quote.id,
    repostedPost: detached("Ada"),
  });
});

test("who is blocked by the quoted author reads no name", async () => {
  const { quote } = await quoted();
  const blocked = await member(t);
  await author.post(`/api/users/${blocked.id}/block`);
  await detach(author, quote.id);
  expect(await inFeed(blocked, quote.id)).toMatchObject(detached(null));
  expect(await read(blocked.get(`/api/posts/${quote.id}`))).toMatchObject(detached(null));
  expect(await inFeed(reader, quote.id)).toMatchObject(detached("Ada"));
});

test("a post that was quoted costs its deletion, also once it is out of the quote", async () => {
  const { post, quote } = await quoted();
  await detach(author, quote.id);
  const cost = await read<{ freeUntil: string | null }>(author.get(`/api/posts/${post.id}/deletion-cost`));
  expect(cost.freeUntil).toBe(null);
});

test("only a post that was quoted can be taken out, and the quoter hears nothing of it", async () => {
  const { post, quote } = await quoted();
  expect((await detach(author, post.id)).status).toBe(403);
  const before = await t.sql`select from notifications`;
  await detach(author, quote.id);
  expect((await t.sql`select from notifications`).length).toBe(before.length);
  await author.request("DELETE", `/api/posts/${post.id}`);
  expect(await inFeed(quoter, quote.id)).toMatchObject(detached(null));
});
