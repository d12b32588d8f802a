import { beforeEach, expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
let postId: string;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  postId = (await post(t, { authorId: (await member(t)).id })).id;
});

async function comment(content: string, parentId?: string): Promise<string> {
  const response = await ada.post(`/api/posts/${postId}/comments`, { content, parentId });
  expect(response.status).toBe(201);
  const added = await response.json() as { id: string; content: string };
  expect(added.content).toBe(content);
  return added.id;
}

async function mentioned(commentId: string): Promise<string[]> {
  const rows = await t.sql<{ member_id: string }[]>`
    select member_id
    from comment_mentions
    where comment_id = ${commentId}`;
  return rows.map((row) => row.member_id);
}

test("stores each mentioned member once, whatever the case, and never the author", async () => {
  const words = `@${bob.username} and @${bob.username.toUpperCase()}, says @${ada.username}`;
  const thread = await comment(words);
  const reply = await comment(words, thread);
  expect([await mentioned(thread), await mentioned(reply)]).toEqual([[bob.id], [bob.id]]);
});

test.each(["who is named", "who writes"])(
  "stores the comment without the mention when there is a block by %s",
  async (side) => {
    const [who, whom] = side === "who writes" ? [ada, bob] : [bob, ada];
    await who.post(`/api/users/${whom.id}/block`);
    expect(await mentioned(await comment(`Hello @${bob.username}`))).toEqual([]);
    const response = await ada.post("/api/posts", { content: `Hello @${bob.username}` });
    const { id } = await response.json() as { id: string };
    expect(await t.sql`select from post_mentions where post_id = ${id}`).toHaveLength(0);
  },
);

test("treats unknown names as plain words", async () => {
  const odd = "@nobody.at.all @@ @x @' or 1=1 @" + "y".repeat(60);
  expect(await mentioned(await comment(odd))).toEqual([]);
});

test("deletes the mentions with their comment, also for a tombstone", async () => {
  const thread = await comment(`Hi @${bob.username}`);
  await comment("An answer", thread);
  const alone = await comment(`Hi @${bob.username}`);
  for (const id of [thread, alone]) expect((await ada.delete(`/api/comments/${id}`)).status).toBe(200);
  expect([await mentioned(thread), await mentioned(alone)]).toEqual([[], []]);
});

async function befriend(): Promise<void> {
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
}

/** The members that each text mentions: when it is written, and when it is read. */
async function carried(content: string): Promise<(readonly string[])[]> {
  const made = await (await ada.post("/api/posts", { content })).json() as Post;
  const read = await (await bob.get(`/api/posts/${made.id}`)).json() as Post;
  const path = `/api/posts/${made.id}/comments`;
  const said = await (await ada.post(path, { content })).json() as Comment;
  const [listed] = await (await bob.get(path)).json() as Comment[];
  await befriend();
  const sent = await (await ada.post("/api/messages", { receiverId: bob.id, content }))
    .json() as DirectMessage;
  const [message] = await (await bob.get(`/api/conversations/${ada.id}`)).json() as DirectMessage[];
  return [made, read, said, listed, sent, message].map((one) => one?.mentions ?? ["none"]);
}

test("says of a post, a comment and a message which members the text mentions, as names that exist", async () => {
  const iris = await member(t, { username: `Iris_${bob.username}` });
  const name = iris.username.toLowerCase();
  const long = await member(t, { username: `${name}.rose` });
  for (
    const [content, mentions] of [
      [`今日は＠${iris.username}さんと@nobody_at_all`, [name]],
      [`see you.@${iris.username}.She knows`, [name]],
      [`@${iris.username}.ROSE、今日は@${name}.Rose.Thenと@${long.username}`, [long.username]],
      [`@${iris.username}é and é@${name}`, []],
    ] as const
  ) {
    expect(await carried(content)).toEqual(Array.from({ length: 6 }, () => mentions));
  }
  const notified = await mentioned(await comment(`@${iris.username}.She and @${long.username}`));
  expect(new Set(notified)).toEqual(new Set([iris.id, long.id]));
});

test("mentions nobody who has left or is behind a block, nor another member in their place", async () => {
  const [left, blocked, blocker] = [
    await member(t, { username: `${bob.username}.left` }),
    await member(t),
    await member(t),
  ];
  await t.sql`update members set left_at = now() where id = ${left.id}`;
  await ada.post(`/api/users/${blocked.id}/block`);
  await blocker.post(`/api/users/${ada.id}/block`);
  const content = `@${left.username} @${blocked.username} @${blocker.username}`;
  expect(await carried(content)).toEqual(Array.from({ length: 6 }, () => []));
});

test("keeps a mention of a name that its member has changed since, and of one changed before", async () => {
  const old = `old_${bob.username}`;
  const iris = await member(t, { username: old });
  const { id } = await (await ada.post("/api/posts", { content: `@${old}` })).json() as Post;
  expect((await iris.put("/api/users/profile", { username: `new_${bob.username}` })).status).toBe(200);
  expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({ mentions: [old] });
  expect((await carried(`@${old}.`))[0]).toEqual([old]);
});

test("says every name that a text without kept mentions can mean", async () => {
  const { id } = await post(t, { authorId: ada.id, content: "@ada.Lind and @bob" });
  expect(await (await bob.get(`/api/posts/${id}`)).json()).toMatchObject({ mentions: ["ada.lind", "bob"] });
});

test("returns the author and the mentions of the original with a repost", async () => {
  const { id } = await (await ada.post("/api/posts", { content: `@${bob.username}` })).json() as Post;
  const repost = await (await bob.post("/api/posts", { repostedPostId: id })).json() as Post;
  expect(repost).toMatchObject({
    content: `RT @${ada.username}: @${bob.username}`,
    mentions: [ada.username, bob.username],
    repostedPost: { mentions: [bob.username] },
  });
});

test("clears mentions with the text", async () => {
  const thread = await comment(`Hi @${bob.username}`);
  await comment("An answer", thread);
  await ada.delete(`/api/comments/${thread}`);
  await befriend();
  const { id } = await (await ada.post("/api/messages", { receiverId: bob.id, content: `@${bob.username}` }))
    .json() as DirectMessage;
  await ada.delete(`/api/messages/${id}`);
  const left = await t.sql`
    select mentions from comments where id = ${thread}
    union all
    select mentions from messages where id = ${id}`;
  expect(left).toEqual([{ mentions: [] }, { mentions: [] }]);
});
