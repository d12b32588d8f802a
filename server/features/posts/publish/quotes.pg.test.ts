import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
let original: { id: string };
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  original = await post(t, { authorId: ada.id, content: "A walk" });
});

async function quote(who: TestMember, quotedPostId: string): Promise<Post> {
  const response = await who.post("/api/posts", { content: "So true", quotedPostId, isQuote: true });
  expect(response.status).toBe(201);
  const { id } = await response.json() as Post;
  return await (await who.get(`/api/posts/${id}`)).json() as Post;
}

test("returns a quote with the quoted post and the reader's likes of it", async () => {
  await bob.post(`/api/posts/${original.id}/like`);
  expect(await quote(bob, original.id)).toMatchObject({
    content: "So true",
    isQuote: true,
    quotedPostId: original.id,
    quotedPost: { id: original.id, content: "A walk", author: { id: ada.id }, isLiked: true, likesCount: 1 },
    repostedPost: null,
  });
});

test("accepts a quote from a form, with isQuote as text", async () => {
  const form = new FormData();
  form.set("content", "So true");
  form.set("quotedPostId", original.id);
  form.set("isQuote", "true");
  const response = await bob.request("POST", "/api/posts", { body: form });
  expect([response.status, await response.json()]).toMatchObject([201, {
    quotedPostId: original.id,
    isQuote: true,
  }]);
});

test("quotes the original when a repost is quoted, and still shows what a reposted quote quotes", async () => {
  const quoting = await quote(bob, original.id);
  const entry = await (await ada.post("/api/posts", { repostedPostId: quoting.id })).json() as Post;
  expect(entry.repostedPost).toMatchObject({ id: quoting.id, quotedPost: { id: original.id } });
  expect((await quote(bob, entry.id)).quotedPostId).toBe(quoting.id);
});

test("keeps a quote whose quoted post is deleted, and says so", async () => {
  const { id } = await quote(bob, original.id);
  await ada.delete(`/api/posts/${original.id}`);
  expect(await (await bob.get(`/api/posts/${id}`)).json())
    .toMatchObject({ quotedPostId: original.id, isQuote: true, quotedPost: null });
});

test("shows a quote without the quoted post to a member whom its author blocked", async () => {
  const stranger = await member(t);
  const { id } = await quote(bob, original.id);
  await ada.post(`/api/users/${stranger.id}/block`);
  expect(await (await stranger.get(`/api/posts/${id}`)).json())
    .toMatchObject({ content: "So true", quotedPostId: original.id, quotedPost: null });
});

test("refuses to quote a deleted or hidden post, or to quote and repost, and writes nothing", async () => {
  const gone = await post(t, { authorId: ada.id });
  await ada.delete(`/api/posts/${gone.id}`);
  const hidden = await post(t, { authorId: (await hiddenFrom(bob)).id });
  const attempts = [
    [{ content: "x", quotedPostId: gone.id, isQuote: true }, 404],
    [{ content: "x", quotedPostId: hidden.id, isQuote: true }, 404],
    [{ content: "x", quotedPostId: uuidv7() }, 404],
    [{ content: "x", isQuote: true }, 400],
    [{ content: "x", quotedPostId: original.id, repostedPostId: original.id }, 400],
    [{ content: " ", quotedPostId: original.id, isQuote: true }, 400],
  ] as const;
  for (const [body, status] of attempts) expect((await bob.post("/api/posts", body)).status).toBe(status);
  expect(await (await bob.get(`/api/users/${bob.id}/posts`)).json()).toEqual([]);
});

async function hiddenFrom(who: TestMember): Promise<TestMember> {
  const author = await member(t);
  await author.post(`/api/users/${who.id}/block`);
  return author;
}
