import { beforeEach, expect, test } from "vitest";
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
