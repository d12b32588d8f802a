import { expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { giveCrown } from "../../testing/badge.ts";
import { comment } from "../../testing/comment.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";

const t = await createTestApp();
const author = await member(t);
const levels = ["top", "high", "low", "none", null] as const;
const filters = ["top", "high", "low", "none", null] as const;

const posts = new Map<ModerationLevel | null, string>();
for (const level of levels) {
  posts.set(
    level,
    (await post(t, { authorId: author.id, moderationLevel: level, content: "#seen words" })).id,
  );
}
const ground = (await post(t, { authorId: (await member(t)).id })).id;
const comments = new Map<ModerationLevel | null, string>();
const replies = new Map<ModerationLevel | null, string>();
const thread = (await comment(t, { postId: ground, authorId: author.id })).id;
for (const level of levels) {
  const said = { postId: ground, authorId: author.id, moderationLevel: level };
  comments.set(level, (await comment(t, said)).id);
  replies.set(level, (await comment(t, { ...said, parentId: thread })).id);
}
for (const id of posts.values()) {
  await t.sql`
    insert into post_hashtags (tag, post_id)
    values ('seen', ${id})`;
}

async function viewer(filter: ModerationLevel | null): Promise<TestMember> {
  const someone = await member(t);
  await giveCrown(t, someone.id);
  await t.sql`update members set moderation_level = ${filter} where id = ${someone.id}`;
  return someone;
}

async function idsOf(answer: Promise<Response>, path: string): Promise<string[]> {
  const response = await answer;
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json() as { id: string }[]).map(({ id }) => id);
}

/** Every list of posts and every call on a post, by the caller. */
async function postsSeen(by: TestMember): Promise<Record<string, string[]>> {
  await by.post(`/api/users/${author.id}/follow`);
  const open: Record<string, string[]> = {};
  for (const id of posts.values()) {
    for (
      const [method, path] of [["GET", ""], ["GET", "/comments"], ["GET", "/likes"], [
        "POST",
        "/like",
      ]] as const
    ) {
      const { status } = await by.request(method, `/api/posts/${id}${path}`);
      if (status === 200) (open[`${method} ${path}`] ??= []).push(id);
    }
  }
  const mine = (id: string) => [...posts.values()].includes(id);
  const lists = [
    "/api/posts?limit=100",
    "/api/posts?limit=100&q=words",
    `/api/users/${author.id}/posts`,
    "/api/posts/following?limit=100",
    "/api/hashtag/seen/posts",
    `/api/users/${by.id}/likes?limit=100`,
  ];
  for (const path of lists) open[path] = (await idsOf(by.get(path), path)).filter(mine).toSorted();
  return open;
}

test.each(filters)(
  "shows a stranger with the filter %s exactly the posts it allows, in every list",
  async (filter) => {
    const allowed = levels.filter((level) => level !== null && isLevelVisible(level, filter));
    const expected = allowed.map((level) => posts.get(level) ?? "").toSorted();
    for (const [way, ids] of Object.entries(await postsSeen(await viewer(filter)))) {
      expect([way, ids]).toEqual([way, expected]);
    }
  },
);

test.each(filters)("shows authors all of their own posts under the filter %s", async (filter) => {
  await giveCrown(t, author.id);
  await t.sql`update members set moderation_level = ${filter} where id = ${author.id}`;
  t.clock.advance(6_000);
  const own = await idsOf(author.get(`/api/users/${author.id}/posts`), "own");
  expect(own.toSorted()).toEqual([...posts.values()].toSorted());
  for (const id of posts.values()) expect((await author.get(`/api/posts/${id}`)).status).toBe(200);
  const said = await (await author.get(`/api/posts/${ground}/comments`)).json() as Comment[];
  expect(said).toHaveLength(levels.length + 1);
  expect(said[0]?.replies).toHaveLength(levels.length);
});

test.each(filters)("applies the filter %s to comments and replies, in lists and alone", async (filter) => {
  const by = await viewer(filter);
  const said = await (await by.get(`/api/posts/${ground}/comments`)).json() as Comment[];
  const allowed = levels.filter((level) => level !== null && isLevelVisible(level, filter));
  expect(said.map(({ id }) => id)).toEqual([thread, ...allowed.map((level) => comments.get(level))]);
  expect(said[0]?.replies.map(({ id }) => id)).toEqual(allowed.map((level) => replies.get(level)));
  for (const [level, id] of comments) {
    const isAllowed = allowed.some((one) => one === level);
    expect((await by.post(`/api/comments/${id}/like`)).status).toBe(isAllowed ? 200 : 404);
    const answer = await by.post(`/api/posts/${ground}/comments`, { content: "Yes", parentId: id });
    expect(answer.status).toBe(isAllowed ? 201 : 400);
  }
});

test("applies the filter to the post inside a repost or quote", async () => {
  const by = await viewer("none");
  const low = posts.get("low") ?? "";
  expect((await by.post(`/api/posts/${low}/repost`)).status).toBe(200);
  const quoting =
    await (await by.post("/api/posts", { content: "See this", quotedPostId: low, isQuote: true }))
      .json() as Post;
  const strict = await viewer("top");
  const listed = await (await strict.get(`/api/users/${by.id}/posts`)).json() as Post[];
  expect(listed.map(({ id, quotedPost }) => [id, quotedPost])).toEqual([[quoting.id, null]]);
  expect((await strict.post("/api/posts", { content: "And this", quotedPostId: low })).status).toBe(404);
});
