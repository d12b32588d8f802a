import { beforeEach, expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { waitUntilBlocked } from "../../../testing/lock-waits.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";
import { insertLike } from "../toggles/toggle-post-queries.ts";
import { deletePostRow } from "./delete-post-queries.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await bob.put("/api/users/settings", { moderationLevel: "high" });
});

/** A post with one like, bookmark and comment, and a like of the comment. */
async function engaged(moderationLevel: "top" | "high" | "low" | "none"): Promise<string> {
  const { id } = await post(t, { authorId: ada.id, moderationLevel });
  await bob.post(`/api/posts/${id}/like`);
  await bob.post(`/api/posts/${id}/bookmark`);
  const comment = await (await bob.post(`/api/posts/${id}/comments`, { content: "Lovely" }))
    .json() as Comment;
  await ada.post(`/api/comments/${comment.id}/like`);
  return id;
}

test("deletes a post with words of crisis free for three hours", async () => {
  await giveXp(t, ada.id, 100);
  const content = "I feel so alone and hopeless";
  const [soon, late] = [
    await post(t, { authorId: ada.id, content }),
    await post(t, { authorId: ada.id, content }),
  ];
  expect(await (await ada.get(`/api/posts/${soon.id}/deletion-cost`)).json()).toMatchObject({ cost: 0 });
  expect(await (await ada.delete(`/api/posts/${soon.id}`)).json()).toMatchObject({ xpSpent: 0 });
  t.clock.advance(3 * 60 * 60_000);
  expect(await (await ada.delete(`/api/posts/${late.id}`)).json()).toMatchObject({ xpSpent: 10 });
  expect([(await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([90, []]);
});

test("computes the cost from other members' activity, with a breakdown", async () => {
  const id = await engaged("high");
  const response = await ada.get(`/api/posts/${id}/deletion-cost`);
  expect([response.status, await response.json()]).toEqual([200, {
    cost: 16,
    moderationLevel: "high",
    breakdown: { baseCost: 10, engagementCost: 6, multiplier: 1.5 },
    engagement: { total: 4, likes: 1, comments: 1, bookmarks: 1, commentLikes: 1 },
    freeUntil: null,
  }]);
  expect((await bob.get(`/api/posts/${id}/deletion-cost`)).status).toBe(403);
});

test("counts and charges only the comments and their likes that the author sees, so that no block shows", async () => {
  const id = await engaged("high");
  await bob.post(`/api/users/${ada.id}/block`);
  const cost = await (await ada.get(`/api/posts/${id}/deletion-cost`)).json();
  expect(cost).toMatchObject({ engagement: { comments: 0, commentLikes: 0 } });
  expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({ commentsCount: 0 });
  await giveXp(t, ada.id, 100);
  const { cost: announced } = cost as { cost: number };
  expect(await (await ada.delete(`/api/posts/${id}`)).json()).toMatchObject({ xpSpent: announced });
});

test("charges the cost once, however often the deletion is repeated", async () => {
  const id = await engaged("top");
  await giveXp(t, ada.id, 100);
  const { xp: before } = await xpOf(t, ada.id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ada.delete(`/api/posts/${id}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  const done = answers.find(({ status }) => status === 200);
  expect(await done?.json()).toMatchObject({ xpSpent: 18 });
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: before - 18 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("lets an author with too little XP delete a post for what they have", async () => {
  const id = await engaged("top");
  const { xp } = await xpOf(t, ada.id);
  expect(xp).toBeLessThan(18);
  expect(await (await ada.delete(`/api/posts/${id}`)).json()).toMatchObject({ xpSpent: xp });
  const { id: next } = await post(t, { authorId: ada.id });
  expect(await (await ada.delete(`/api/posts/${next}`)).json()).toMatchObject({ xpSpent: 0 });
});

test("charges nothing for a stranger's attempt", async () => {
  const id = await engaged("top");
  await giveXp(t, ada.id, 100);
  const before = await xpOf(t, ada.id);
  expect((await bob.delete(`/api/posts/${id}`)).status).toBe(403);
  expect(await xpOf(t, ada.id)).toEqual(before);
});

test("deletes hashtags, mentions and bookmarks with the post", async () => {
  const created = await ada.post("/api/posts", { content: `#gone with @${bob.username}` });
  const { id } = await created.json() as { id: string };
  await bob.post(`/api/posts/${id}/bookmark`);
  expect((await ada.delete(`/api/posts/${id}`)).status).toBe(200);
  expect(await (await bob.get("/api/hashtag/gone/posts")).json()).toEqual([]);
  expect(await t.sql`select from post_mentions where post_id = ${id}`).toHaveLength(0);
});

test("tells also of a notification that came while the deletion waited for the post", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const at = t.clock.now();
  let deletion: ReturnType<typeof deletePostRow> | undefined;
  await t.db.transaction(async (tx) => {
    await insertLike(tx, { postId: id, member: { id: bob.id, filter: "high" }, at });
    deletion = deletePostRow(t.sql, { id, authorId: ada.id, cost: 0, at });
    await waitUntilBlocked(t);
  });
  expect((await deletion)?.gone).toMatchObject([{ memberId: ada.id, type: "like", isNew: false }]);
});
