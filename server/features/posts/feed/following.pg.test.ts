import { beforeEach, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { crowd } from "../../../testing/crowd.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
let reader: TestMember;
let friend: TestMember;
let stranger: TestMember;
beforeEach(async () => {
  await t.sql`delete from posts`;
  [reader, friend, stranger] = [await member(t), await member(t), await member(t)];
  await reader.post(`/api/users/${friend.id}/follow`);
});

async function page(query = "") {
  const response = await reader.get(`/api/posts/following${query}`);
  expect(response.status).toBe(200);
  const posts = await response.json() as Post[];
  return { posts, ids: posts.map(({ id }) => id), next: response.headers.get("x-next-cursor") };
}

test("shows posts and reposts of followed members only, newest first", async () => {
  const first = await post(t, { authorId: friend.id });
  const other = await post(t, { authorId: stranger.id });
  await post(t, { authorId: reader.id });
  await friend.post(`/api/posts/${other.id}/repost`);
  const { posts } = await page();
  expect(posts.map((one) => one.repostedPostId ?? one.id)).toEqual([other.id, first.id]);
  expect(posts.every((one) => one.author.id === friend.id)).toBe(true);
});

test.each(["a post", "a repost"])("shows %s that is the first by a member followed earlier", async (kind) => {
  const { id } = await post(t, { authorId: stranger.id });
  expect((await page()).ids).toEqual([]);
  if (kind === "a post") await friend.post("/api/posts", { content: "My first" });
  else await friend.post(`/api/posts/${id}/repost`);
  expect((await page()).posts.map(({ author }) => author.id)).toEqual([friend.id]);
  expect((await page("?limit=50")).posts).toHaveLength(1);
});

test("is empty for a member who follows nobody, and refuses signed-out callers and bad pages", async () => {
  await post(t, { authorId: friend.id });
  expect(await (await stranger.get("/api/posts/following")).json()).toEqual([]);
  expect((await t.get("/api/posts/following")).status).toBe(401);
  expect((await reader.get("/api/posts/following?limit=0")).status).toBe(400);
  expect((await reader.get("/api/posts/following?cursor=x")).status).toBe(400);
});

test.each([0, 60])(
  "pages to the end past a thousand posts of others, with %i follows who do not post",
  async (quiet) => {
    const others = await crowd(t, quiet);
    await t.sql`
    insert into follows (follower_id, followed_id, created_at)
    select ${reader.id}, id, now()
    from unnest(${others.map(({ id }) => id)}::uuid[]) as id`;
    const theirs: string[] = [];
    for (let n = 0; n < 5; n++) theirs.unshift((await post(t, { authorId: friend.id })).id);
    await manyPosts(stranger.id, 1100);
    for (let n = 0; n < 4; n++) theirs.unshift((await post(t, { authorId: friend.id })).id);
    const seen: string[] = [];
    let next: string | null | undefined;
    while (next !== null) {
      const read = await page(`?limit=2${next ? `&cursor=${next}` : ""}`);
      seen.push(...read.ids);
      next = read.next;
    }
    expect(seen).toEqual(theirs);
    expect((await page("?limit=3&offset=3")).ids).toEqual(theirs.slice(3, 6));
    expect((await page("?limit=100")).ids).toEqual(theirs);
  },
);

test("hides a repost when the author of the original has blocked the reader", async () => {
  const other = await post(t, { authorId: stranger.id });
  await friend.post(`/api/posts/${other.id}/repost`);
  await stranger.post(`/api/users/${reader.id}/block`);
  expect((await page()).ids).toEqual([]);
});

async function manyPosts(authorId: string, count: number): Promise<void> {
  const { id } = await post(t, { authorId });
  // Ids after the one just made.
  await t.sql`
    insert into posts (id, author_id, content, moderation_level, created_at)
    select
      (substr(${id}, 1, 15) || lpad(to_hex(n % 4096), 3, 'f') || '-8' || lpad(to_hex(n), 3, '0') || substr(${id}, 24))::uuid,
      ${authorId}, 'One of many', 'top', now()
    from generate_series(1, ${count}) as n`;
}
