import { beforeEach, expect, test, vi } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createApp } from "../../app.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { requestsOf } from "../../testing/requests.ts";

const t = await createTestApp();
const author = await member(t);
const ada = await member(t);
const bea = await member(t);
let postId = "";

beforeEach(async () => {
  postId = (await post(t, { authorId: author.id })).id;
});

async function say(by: TestMember, content: string, parentId?: string): Promise<Comment> {
  const response = await by.post(`/api/posts/${postId}/comments`, { content, parentId });
  expect(response.status).toBe(201);
  return await response.json() as Comment;
}

/** The texts of each thread a member sees; null for a tombstone. */
async function outline(by: TestMember) {
  const threads = await (await by.get(`/api/posts/${postId}/comments`)).json() as Comment[];
  const words = (comment: { isDeleted: boolean; content: string }) =>
    comment.isDeleted ? null : comment.content;
  return threads.map((thread) => [words(thread), ...thread.replies.map(words)]);
}

test.each(["blocks", "is blocked by"])(
  "hides comments, and replies to them, from a reader who %s their author",
  async (way) => {
    const [reader, hidden] = [await member(t), await member(t)];
    const theirs = await say(hidden, "Hidden");
    await say(ada, "Answer to hidden", theirs.id);
    const open = await say(ada, "Open");
    const reply = await say(hidden, "Hidden reply", open.id);
    const gone = await say(bea, "Gone");
    await say(hidden, "Hidden under a tombstone", gone.id);
    await bea.delete(`/api/comments/${gone.id}`);
    const [blocker, blocked] = way === "blocks" ? [reader, hidden] : [hidden, reader];
    expect((await blocker.post(`/api/users/${blocked.id}/block`)).status).toBe(200);
    expect(await outline(reader)).toEqual([["Open"]]);
    expect(await outline(ada)).toHaveLength(3);
    for (const { id } of [theirs, reply]) {
      expect((await reader.post(`/api/comments/${id}/like`)).status).toBe(404);
      expect((await reader.get(`/api/comments/${id}/like-status`)).status).toBe(404);
      expect((await reader.delete(`/api/comments/${id}`)).status).toBe(404);
    }
    const answer = { content: "No", parentId: theirs.id };
    expect((await reader.post(`/api/posts/${postId}/comments`, answer)).status).toBe(400);
  },
);

/** The post's number of comments, beside how many the list shows. */
async function counted(by: TestMember) {
  const post = await (await by.get(`/api/posts/${postId}`)).json() as Post;
  const listed = (await outline(by)).flat().filter((words) => words !== null).length;
  return { count: post.commentsCount, hasHidden: post.hasHiddenComments, listed };
}

const judge = (id: string, level: string) =>
  t.sql`update comments set moderation_level = ${level} where id = ${id}`;

test("counts the comments that each reader's list shows, and says only of the reader's own choices that they hide some", async () => {
  const [strict, loose, blocker, blocked, muter, loud] = [
    await member(t),
    await member(t),
    await member(t),
    await member(t),
    await member(t),
    await member(t),
  ];
  await say(ada, "Open");
  const theirs = await say(loud, "Loud");
  const answer = await say(ada, "Answer to loud", theirs.id);
  const high = await say(bea, "High");
  await say(ada, "Answer to high", high.id);
  await judge(high.id, "high");
  await loose.put("/api/users/settings", { moderationLevel: "high" });
  await blocker.post(`/api/users/${loud.id}/block`);
  await loud.post(`/api/users/${blocked.id}/block`);
  await muter.post(`/api/users/${loud.id}/mute`, { until: null });
  expect(await counted(strict)).toEqual({ count: 3, hasHidden: true, listed: 3 });
  expect(await counted(loose)).toEqual({ count: 5, hasHidden: false, listed: 5 });
  expect(await counted(bea)).toEqual({ count: 5, hasHidden: false, listed: 5 });
  await judge(high.id, "top");
  expect(await counted(strict)).toEqual({ count: 5, hasHidden: false, listed: 5 });
  expect(await counted(blocker)).toEqual({ count: 3, hasHidden: true, listed: 3 });
  expect(await counted(muter)).toEqual({ count: 3, hasHidden: true, listed: 3 });
  expect(await counted(blocked)).toEqual({ count: 3, hasHidden: false, listed: 3 });
  // Fewer comments than members across blocks: those of the post are read instead.
  await t.sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    select reader, id, now()
    from members cross join unnest(${[blocker.id, muter.id]}::uuid[]) as reader
    where id in (select id from members where is_bot limit 10)`;
  expect(await counted(blocker)).toEqual({ count: 3, hasHidden: true, listed: 3 });
  expect(await counted(muter)).toEqual({ count: 3, hasHidden: true, listed: 3 });
  await judge(answer.id, "none");
  expect(await counted(ada)).toEqual({ count: 5, hasHidden: false, listed: 5 });
  const removed = await loud.delete(`/api/comments/${theirs.id}`);
  expect(await removed.json()).toEqual({ success: true, commentsCount: 3 });
  expect(await counted(blocker)).toEqual({ count: 3, hasHidden: true, listed: 3 });
});

test("lets a member delete a comment on a post whose author has since blocked them", async () => {
  const leaver = await member(t);
  const { id } = await say(leaver, "Mine to take back");
  expect((await author.post(`/api/users/${leaver.id}/block`)).status).toBe(200);
  const response = await leaver.delete(`/api/comments/${id}`);
  expect(await response.json()).toEqual({ success: true, commentsCount: 0 });
});

test("refuses a comment on an unknown post before asking the moderator", async () => {
  const classify = vi.fn(() => Promise.reject(new Error("The moderator was asked")));
  const providers = { ...t.deps.providers, moderator: { classify } };
  const asking = { app: createApp({ ...t.deps, providers }), config: t.config };
  const [author, blocked] = [await member(t), await member(t)];
  const { id } = await post(t, { authorId: author.id });
  await author.post(`/api/users/${blocked.id}/block`);
  const caller = requestsOf(asking, { Authorization: `Bearer ${blocked.token}` });
  for (const postId of [id, crypto.randomUUID()]) {
    expect((await caller.post(`/api/posts/${postId}/comments`, { content: "Hello" })).status).toBe(404);
  }
  expect(classify).not.toHaveBeenCalled();
});
