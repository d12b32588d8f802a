import { beforeEach, expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { startPromotion } from "../promotions/testing/promoted-posts.ts";
import { comment } from "../../testing/comment.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { giveXp } from "../../testing/xp.ts";

const t = await createTestApp();
/** Follows Loud and Friend and mutes Loud. */
let reader: TestMember;
let loud: TestMember;
let friend: TestMember;
/** Has muted no one. */
let stranger: TestMember;
let louds: string;
let friends: string;

async function write(who: TestMember): Promise<string> {
  const response = await who.post("/api/posts", { content: "A #walk by the lake" });
  return (await response.json() as { id: string }).id;
}

beforeEach(async () => {
  await t.sql`delete from posts`;
  [reader, loud, friend, stranger] = [await member(t), await member(t), await member(t), await member(t)];
  for (const who of [reader, stranger]) {
    for (const followed of [loud, friend]) await who.post(`/api/users/${followed.id}/follow`);
  }
  [louds, friends] = [await write(loud), await write(friend)];
  await reader.post(`/api/users/${loud.id}/mute`);
});

const shown = async (who: TestMember, path: string): Promise<string[]> => {
  const response = await who.get(path);
  expect(response.status).toBe(200);
  return (await response.json() as { id: string }[]).map(({ id }) => id);
};

const lists = ["/api/posts", "/api/posts/following", "/api/hashtag/walk/posts", "/api/posts?q=lake"];

test.each(lists)("%s leaves out a muted member's content, for the muter alone", async (path) => {
  expect(await shown(reader, path)).toEqual([friends]);
  expect(await shown(stranger, path)).toEqual([friends, louds]);
  expect(await shown(loud, path === "/api/posts/following" ? "/api/posts" : path)).toContain(louds);
});

test.each(["/api/posts", "/api/posts/following"])(
  "%s leaves out reposts by and of a muted member",
  async (path) => {
    await loud.post(`/api/posts/${friends}/repost`);
    await friend.post(`/api/posts/${louds}/repost`);
    expect(await shown(reader, path)).toEqual([friends]);
    expect(await shown(stranger, path)).toHaveLength(4);
  },
);

test("finds neither posts nor author when searching for the muted author's name", async () => {
  expect(await shown(reader, `/api/posts?q=${loud.username}`)).toEqual([]);
  // The search is by similarity, so it can also find the other members of this test.
  expect(await shown(reader, `/api/users/search?q=${loud.username}`)).not.toContain(loud.id);
  expect(await shown(stranger, `/api/posts?q=${loud.username}`)).toEqual([louds]);
  expect((await shown(stranger, `/api/users/search?q=${loud.username}`))[0]).toBe(loud.id);
});

test("counts and suggests a hashtag without a muted member's posts", async () => {
  await post(t, { authorId: friend.id });
  const counted = async (who: TestMember) =>
    (await who.get("/api/hashtag/walk/posts")).headers.get("x-total-count");
  expect([await counted(reader), await counted(stranger)]).toEqual(["1", "2"]);
  const suggested = async (who: TestMember) =>
    await (await who.get("/api/hashtags/suggest?q=wa")).json() as { postsCount: number }[];
  expect([await suggested(reader), await suggested(stranger)])
    .toMatchObject([[{ postsCount: 1 }], [{ postsCount: 2 }]]);
});

test("does not suggest a muted member", async () => {
  const [newcomer, other] = [await member(t), await member(t)];
  await newcomer.post(`/api/users/${loud.id}/mute`);
  expect(await shown(newcomer, "/api/users/suggested")).toEqual([friend.id]);
  expect(await shown(other, "/api/users/suggested")).toEqual([loud.id, friend.id]);
});

test("shows a muted member's promotion to others only", async () => {
  await giveXp(t, loud.id, 5000);
  await startPromotion(loud, louds);
  expect(await shown(reader, "/api/posts/promoted")).toEqual([]);
  expect(await shown(stranger, "/api/posts/promoted")).toEqual([louds]);
});

test("leaves out a muted member's comments with their replies", async () => {
  const theirs = await comment(t, { postId: friends, authorId: loud.id });
  await comment(t, { postId: friends, authorId: friend.id, parentId: theirs.id });
  const open = await comment(t, { postId: friends, authorId: friend.id });
  await comment(t, { postId: friends, authorId: loud.id, parentId: open.id });
  const kept = await comment(t, { postId: friends, authorId: reader.id, parentId: open.id });
  const threads = async (who: TestMember) =>
    await (await who.get(`/api/posts/${friends}/comments`)).json() as Comment[];
  expect((await threads(reader)).map(({ id, replies }) => [id, replies.map((reply) => reply.id)]))
    .toEqual([[open.id, [kept.id]]]);
  expect((await threads(stranger)).map(({ replies }) => replies.length)).toEqual([1, 2]);
});

test("hides a tombstone whose only replies are a muted member's", async () => {
  const gone = await comment(t, { postId: friends, authorId: friend.id });
  await t.sql`update comments set deleted_at = now() where id = ${gone.id}`;
  await comment(t, { postId: friends, authorId: loud.id, parentId: gone.id });
  expect(await shown(reader, `/api/posts/${friends}/comments`)).toEqual([]);
  expect(await shown(stranger, `/api/posts/${friends}/comments`)).toEqual([gone.id]);
});

test("still shows a muted member's profile and posts, and anything opened by its address", async () => {
  await loud.post(`/api/posts/${friends}/like`);
  expect((await reader.get(`/api/users/${loud.id}`)).status).toBe(200);
  expect(await shown(reader, `/api/users/${loud.id}/posts`)).toEqual([louds]);
  expect((await (await reader.get(`/api/posts/${louds}`)).json() as Post).id).toBe(louds);
  expect((await reader.get(`/api/posts/${louds}/comments`)).status).toBe(200);
  expect(await shown(reader, `/api/posts/${friends}/likes`)).toEqual([loud.id]);
  expect(await shown(reader, `/api/users/${reader.id}/following`)).toContain(loud.id);
});

test("shows hidden content again once the mute ends or is lifted", async () => {
  await t.sql`update mutes set ends_at = now() - interval '1 second' where muter_id = ${reader.id}`;
  for (const path of lists) expect(await shown(reader, path)).toEqual([friends, louds]);
  await t.sql`update mutes set ends_at = now() + interval '1 hour' where muter_id = ${reader.id}`;
  for (const path of lists) expect(await shown(reader, path)).toEqual([friends]);
  await reader.delete(`/api/users/${loud.id}/mute`);
  for (const path of lists) expect(await shown(reader, path)).toEqual([friends, louds]);
});
