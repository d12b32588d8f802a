import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";
import { hideContentOf } from "../../cases/effects/hide-content-of-member.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
let stranger: TestMember;
let original: { id: string };
beforeEach(async () => {
  [ada, bob, stranger] = [await member(t), await member(t), await member(t)];
  original = await post(t, { authorId: ada.id, content: "A walk" });
});

async function read(who: TestMember, id: string): Promise<Post> {
  const response = await who.get(`/api/posts/${id}`);
  expect(response.status).toBe(200);
  return await response.json() as Post;
}

async function entryOf(who: TestMember): Promise<Post> {
  const [entry] = await (await stranger.get(`/api/users/${who.id}/posts?limit=1`)).json() as Post[];
  if (!entry) throw new Error("No entry");
  return entry;
}

test("reposts once, as an entry with the original, and changes nothing when repeated", async () => {
  for (let n = 0; n < 2; n++) {
    const response = await bob.post(`/api/posts/${original.id}/repost`);
    expect([response.status, await response.json()]).toEqual([200, { isReposted: true, repostsCount: 1 }]);
  }
  expect(await entryOf(bob)).toMatchObject({
    author: { id: bob.id },
    content: `RT @${ada.username}: A walk`,
    repostedPostId: original.id,
    repostedPost: {
      id: original.id,
      author: { id: ada.id },
      content: "A walk",
      repostsCount: 1,
      isReposted: false,
    },
    quotedPost: null,
  });
  expect(await read(bob, original.id)).toMatchObject({
    isReposted: true,
    repostsCount: 1,
    repostedPost: null,
  });
  expect(await xpOf(t, bob.id)).toMatchObject({ xp: 5 });
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 5 });
});

test("does not count a repost that was removed, and brings it back when it is reposted again", async () => {
  await bob.post(`/api/posts/${original.id}/repost`);
  await t.db.transaction((tx) => hideContentOf(tx, bob.id, t.clock.now()));
  const listed = async () =>
    (await (await bob.get(`/api/users/${ada.id}/posts?limit=1`)).json() as Post[])[0];
  const found = { isReposted: false, repostsCount: 0 };
  expect([await read(bob, original.id), await listed()]).toMatchObject([found, found]);
  const again = await bob.post(`/api/posts/${original.id}/repost`);
  expect([again.status, await again.json()]).toEqual([200, { isReposted: true, repostsCount: 1 }]);
  expect(await entryOf(bob)).toMatchObject({ repostedPostId: original.id });
  expect(await read(bob, original.id)).toMatchObject({ isReposted: true, repostsCount: 1 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("makes the same repost by creating a post with repostedPostId, as JSON and as a form", async () => {
  const created = await bob.post("/api/posts", { content: "RT @ada: A walk", repostedPostId: original.id });
  expect(created.status).toBe(201);
  const entry = await created.json() as Post;
  const form = new FormData();
  form.set("content", "RT @ada: A walk");
  form.set("repostedPostId", original.id);
  const again = await bob.request("POST", "/api/posts", { body: form });
  expect(again.status).toBe(201);
  expect(await again.json()).toMatchObject({
    id: entry.id,
    repostedPost: { id: original.id, repostsCount: 1 },
  });
});

test("reposts the original when a repost is reposted, and counts likes of a repost for the original", async () => {
  await bob.post(`/api/posts/${original.id}/repost`);
  const entry = await entryOf(bob);
  expect(await (await stranger.post(`/api/posts/${entry.id}/repost`)).json())
    .toEqual({ isReposted: true, repostsCount: 2 });
  expect((await entryOf(stranger)).repostedPostId).toBe(original.id);
  await stranger.post(`/api/posts/${entry.id}/like`);
  await stranger.post(`/api/posts/${entry.id}/bookmark`);
  await stranger.post(`/api/posts/${entry.id}/share`);
  await stranger.post(`/api/posts/${entry.id}/comments`, { content: "Lovely" });
  expect(await read(stranger, original.id)).toMatchObject({
    likesCount: 1,
    commentsCount: 1,
    sharesCount: 1,
    isLiked: true,
    isBookmarked: true,
  });
  expect(await read(stranger, entry.id)).toMatchObject({ likesCount: 1, isLiked: true });
  expect(await (await stranger.get(`/api/posts/${entry.id}/comments`)).json()).toHaveLength(1);
  expect(await (await stranger.get(`/api/posts/${entry.id}/likes`)).json()).toHaveLength(1);
});

test("charges up to 10 XP once for withdrawing, and pays nothing for reposting again", async () => {
  await giveXp(t, bob.id, 20);
  await bob.post(`/api/posts/${original.id}/repost`);
  expect(await (await bob.delete(`/api/posts/${original.id}/repost`)).json())
    .toEqual({ isReposted: false, repostsCount: 0, xpSpent: 10 });
  expect(await (await bob.delete(`/api/posts/${original.id}/repost`)).json())
    .toEqual({ isReposted: false, repostsCount: 0, xpSpent: 0 });
  expect(await xpOf(t, bob.id)).toMatchObject({ xp: 15 });
  for (const xp of [5, 0, 0]) {
    await bob.post(`/api/posts/${original.id}/repost`);
    const entry = await entryOf(bob);
    // By the entry's own id, also as a deletion: all lead to a withdrawal.
    await bob.delete(`/api/posts/${entry.id}${xp ? "/repost" : ""}`);
    expect(await xpOf(t, bob.id)).toMatchObject({ xp });
  }
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 5 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("refuses a repost of the caller's own post or an unknown one", async () => {
  expect((await ada.post(`/api/posts/${original.id}/repost`)).status).toBe(403);
  expect((await ada.post("/api/posts", { repostedPostId: original.id })).status).toBe(403);
  expect((await bob.post(`/api/posts/${uuidv7()}/repost`)).status).toBe(404);
  expect((await bob.post("/api/posts", { repostedPostId: uuidv7() })).status).toBe(404);
  expect((await bob.post("/api/posts", { repostedPostId: "mine" })).status).toBe(400);
  expect((await t.post(`/api/posts/${original.id}/repost`)).status).toBe(401);
  expect((await t.delete(`/api/posts/${original.id}/repost`)).status).toBe(401);
  expect(await read(bob, original.id)).toMatchObject({ repostsCount: 0 });
});

test("hides reposts of and by a blocked member, and lets the caller withdraw their own", async () => {
  await bob.post(`/api/posts/${original.id}/repost`);
  const entry = await entryOf(bob);
  await ada.post(`/api/users/${stranger.id}/block`);
  expect((await stranger.get(`/api/posts/${entry.id}`)).status).toBe(404);
  expect((await stranger.post(`/api/posts/${entry.id}/like`)).status).toBe(404);
  expect((await stranger.post(`/api/posts/${entry.id}/repost`)).status).toBe(404);
  expect(await (await stranger.get(`/api/users/${bob.id}/posts`)).json()).toEqual([]);
  await ada.post(`/api/users/${bob.id}/block`);
  expect((await bob.delete(`/api/posts/${original.id}/repost`)).status).toBe(200);
  expect((await bob.delete(`/api/posts/${original.id}/repost`)).status).toBe(404);
});

test("deletes reposts with their original, and does not count them as posts", async () => {
  await bob.post(`/api/posts/${original.id}/repost`);
  const entry = await entryOf(bob);
  const stats = async () =>
    await (await stranger.get(`/api/users/${bob.id}/stats`)).json() as { postsCount: number };
  expect(await stats()).toMatchObject({ postsCount: 0 });
  await ada.delete(`/api/posts/${original.id}`);
  expect((await stranger.get(`/api/posts/${entry.id}`)).status).toBe(404);
  expect(await stats()).toMatchObject({ postsCount: 0 });
});

test("returns success or 404 to reposts and quotes that race with the original's deletion", async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await post(t, { authorId: ada.id });
    const answers = await Promise.all([
      bob.post(`/api/posts/${id}/repost`),
      stranger.post("/api/posts", { content: "See", quotedPostId: id, isQuote: true }),
      ada.delete(`/api/posts/${id}`),
      stranger.post(`/api/posts/${id}/repost`),
      bob.delete(`/api/posts/${id}/repost`),
      bob.post(`/api/posts/${id}/bookmark`),
    ]);
    for (const { status } of answers) expect([200, 201, 404]).toContain(status);
  }
  expect(await ledgerFaults(t)).toEqual([]);
});
