import { expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import { newcomerDays } from "#shared/comments/is-folded.ts";
import { comment } from "../../../testing/comment.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveCrown } from "../../../testing/badge.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const [author, writer, reader] = await Promise.all([member(t), member(t), member(t)]);
// They see all levels.
for (const { id } of [author, reader]) {
  await giveCrown(t, id);
  await t.sql`update members set moderation_level = 'none' where id = ${id}`;
}

const newPost = async () => (await post(t, { authorId: author.id })).id;

async function write(postId: string, content: string, by: TestMember, more: object = {}): Promise<Comment> {
  const response = await by.post(`/api/posts/${postId}/comments`, { content, ...more });
  expect(response.status).toBe(201);
  return await response.json() as Comment;
}

/** Whether each comment and reply is folded for a reader, as their list has it. */
async function foldsSeenBy(by: TestMember, postId: string): Promise<Map<string, boolean>> {
  const threads = await (await by.get(`/api/posts/${postId}/comments`)).json() as Comment[];
  const all = threads.flatMap((thread) => [thread, ...thread.replies]);
  return new Map(all.map(({ id, isFolded }) => [id, isFolded]));
}

const fold = async (by: TestMember, id: string, method: "POST" | "DELETE" = "POST") =>
  (await by.request(method, `/api/comments/${id}/fold`)).status;

test("what an author folds and unfolds is so for all readers at once, replies too", async () => {
  const postId = await newPost();
  const { id, isFolded } = await write(postId, "Well said", writer);
  const reply = await write(postId, "And so on", reader, { parentId: id });
  expect(isFolded).toBe(false);
  const seen = async (by: TestMember) => [...(await foldsSeenBy(by, postId)).values()];
  for (const by of [author, writer, reader]) expect(await seen(by)).toEqual([false, false]);
  expect(await fold(author, reply.id)).toBe(200);
  expect(await fold(author, id)).toBe(200);
  expect(await fold(author, id)).toBe(200);
  for (const by of [author, writer, reader]) expect(await seen(by)).toEqual([true, true]);
  expect(await fold(author, id, "DELETE")).toBe(200);
  for (const by of [author, writer, reader]) expect(await seen(by)).toEqual([false, true]);
});

test("only the author of the post folds, and no tombstone", async () => {
  const postId = await newPost();
  const { id } = await write(postId, "Well said", writer);
  await write(postId, "And so on", reader, { parentId: id });
  const moderator = await member(t, { isModerator: true });
  for (const by of [writer, reader, moderator]) {
    expect([await fold(by, id), await fold(by, id, "DELETE")]).toEqual([403, 403]);
  }
  const blocked = await member(t);
  await author.post(`/api/users/${blocked.id}/block`);
  expect(await fold(blocked, id)).toBe(404);
  expect((await writer.delete(`/api/comments/${id}`)).status).toBe(200);
  expect(await fold(author, id)).toBe(404);
  expect([...(await foldsSeenBy(reader, postId)).values()]).toEqual([false, false]);
});

test("a level below top folds a comment, a later one folds or unfolds it, and the author's word holds", async () => {
  const postId = await newPost();
  const ids: string[] = [];
  for (const moderationLevel of ["top", "high", "low", "none"] as const) {
    ids.push((await comment(t, { postId, authorId: writer.id, moderationLevel })).id);
  }
  const seen = async () => {
    const folds = await foldsSeenBy(reader, postId);
    return ids.map((id) => folds.get(id));
  };
  expect(await seen()).toEqual([false, true, true, true]);
  await fold(author, ids[2] ?? "", "DELETE");
  expect(await seen()).toEqual([false, true, false, true]);
  await t.sql`update comments set moderation_level = 'none' where id = ${ids[2] ?? ""}`;
  t.clock.advance(6_000);
  expect(await seen()).toEqual([false, true, false, true]);
});

test("grave feelings are not folded by their level, and are where a person decided so", async () => {
  const postId = await newPost();
  const { id, moderationLevel } = await write(postId, "I want to kill myself", writer);
  expect(moderationLevel).not.toBe("top");
  expect((await foldsSeenBy(reader, postId)).get(id)).toBe(false);
  await t.sql`update element_moderations set decided_by = 'person' where comment_id = ${id}`;
  const { id: other } = await write(postId, "So am I", writer);
  const folds = await foldsSeenBy(reader, postId);
  expect([folds.get(id), folds.get(other)]).toEqual([true, false]);
});

test("an author who folds new accounts folds what they write, unless they follow them", async () => {
  const postId = await newPost();
  const [young, followed, old] = await Promise.all([member(t), member(t), member(t)]);
  const age = (days: number) =>
    t.sql`
    update members
    set created_at = ${t.clock.now()}::timestamptz - make_interval(days => ${days}, mins => 1)
    where id = ${old.id}`;
  await age(newcomerDays);
  await author.post(`/api/users/${followed.id}/follow`);
  const before = await write(postId, "Before", young);
  const folds = { foldsNewcomers: true };
  expect(await (await author.put("/api/users/settings", folds)).json()).toMatchObject(folds);
  const written = [];
  for (const by of [young, followed, old, author]) written.push(await write(postId, "After", by));
  expect([before, ...written].map(({ isFolded }) => isFolded)).toEqual([false, true, false, false, false]);
  // It stays as it was when it was written.
  await author.put("/api/users/settings", { foldsNewcomers: false });
  const seen = await foldsSeenBy(reader, postId);
  expect([...seen.values()]).toEqual([false, true, false, false, false]);
  await fold(author, written[0]?.id ?? "", "DELETE");
  expect([...(await foldsSeenBy(reader, postId)).values()]).toEqual([false, false, false, false, false]);
});
