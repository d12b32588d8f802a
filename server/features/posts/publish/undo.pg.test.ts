import { beforeEach, expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import type { DeletionCost } from "#shared/posts/deletion-cost.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { waitUntilBlocked } from "../../../testing/lock-waits.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp, ledgerFaults, takeXp, xpOf } from "../../../testing/xp.ts";
import { insertLike } from "../toggles/toggle-post-queries.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
});

const minutes = 60_000;

async function publish(content = "A quiet morning", more: object = {}, by = ada): Promise<Post> {
  const response = await by.post("/api/posts", { content, ...more });
  expect(response.status).toBe(201);
  return await response.json() as Post;
}

async function costOf(id: string): Promise<DeletionCost> {
  return await (await ada.get(`/api/posts/${id}/deletion-cost`)).json() as DeletionCost;
}

async function remove(id: string, query = ""): Promise<object> {
  return await (await ada.delete(`/api/posts/${id}${query}`)).json() as object;
}

async function comment(by: TestMember, id: string, more: object = {}): Promise<Comment> {
  const response = await by.post(`/api/posts/${id}/comments`, { content: "Lovely", ...more });
  expect(response.status).toBe(201);
  return await response.json() as Comment;
}

test("a post that nobody has acted on is deleted free for ten minutes, and gives back what it paid", async () => {
  await giveXp(t, ada.id, 100);
  const { id, createdAt } = await publish();
  expect(await xpOf(t, ada.id)).toEqual({ xp: 105, lifetime: 105 });
  const freeUntil = new Date(new Date(createdAt).getTime() + 10 * minutes).toISOString();
  expect(await costOf(id)).toMatchObject({ cost: 0, freeUntil, breakdown: { baseCost: 10 } });
  expect(await remove(id)).toEqual({ success: true, xpSpent: 0, xpGivenBack: 5 });
  expect(await xpOf(t, ada.id)).toEqual({ xp: 100, lifetime: 100 });
  const history = await (await ada.get(`/api/users/${ada.id}/xp-transactions`)).json() as object[];
  expect(history[0]).toMatchObject({
    type: "spent",
    amount: 5,
    reason: "Undid a post",
    reasonCode: "post_undone",
  });
  expect([await ledgerFaults(t), await counterFaults(t.sql)]).toEqual([[], []]);
});

test("ten minutes later a post costs what it always cost, and gives nothing back", async () => {
  const { id } = await publish();
  t.clock.advance(10 * minutes);
  expect(await costOf(id)).toMatchObject({ cost: 10, freeUntil: null });
  expect(await remove(id)).toEqual({ success: true, xpSpent: 5, xpGivenBack: 0 });
  expect(await xpOf(t, ada.id)).toEqual({ xp: 0, lifetime: 5 });
});

test("posting and undoing over and over pays nothing, raises no level and no place on the leaderboard", async () => {
  const standings = async () =>
    (await t.sql`select xp from xp_standings where member_id = ${ada.id} and xp <> 0`).length;
  for (let time = 0; time < 22; time++) await remove((await publish(`Again ${time}`)).id);
  expect(await xpOf(t, ada.id)).toEqual({ xp: 0, lifetime: 0 });
  expect(await standings()).toBe(0);
  // Each was paid, so the day's twenty are used up (xp.5).
  await publish("The last one today");
  expect(await xpOf(t, ada.id)).toEqual({ xp: 0, lifetime: 0 });
  expect([await ledgerFaults(t), await counterFaults(t.sql)]).toEqual([[], []]);
});

test("an undone post gives back its crown's bonus too, and no more than its author has left", async () => {
  await t.sql`
    insert into member_badges (id, member_id, badge_type, expires_at, created_at)
    select gen_random_uuid(), ${ada.id}, 'goldCrown', ${new Date(
    t.clock.now().getTime() + 1e9,
  )}, ${t.clock.now()}`;
  const { id } = await publish();
  expect((await xpOf(t, ada.id)).xp).toBe(7);
  expect(await remove(id)).toMatchObject({ xpSpent: 0, xpGivenBack: 7 });
  const second = await publish("Another");
  await takeXp(t, ada.id, 4);
  expect(await remove(second.id)).toMatchObject({ xpSpent: 0, xpGivenBack: 3 });
  expect(await xpOf(t, ada.id)).toEqual({ xp: 0, lifetime: 4 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("what a post was paid before midnight is taken from the standing of that day", async () => {
  const midnight = new Date(t.clock.now().getTime() + 24 * 60 * minutes);
  midnight.setUTCHours(23, 58, 0, 0);
  t.clock.advance(midnight.getTime() - t.clock.now().getTime());
  const { id } = await publish();
  t.clock.advance(5 * minutes);
  await remove(id);
  const [daily] = await t.sql`
    select xp from xp_standings where member_id = ${ada.id} and period = 'daily' and starts_on = ${
    midnight.toISOString().slice(0, 10)
  }`;
  // The day after has the XP of the streak alone.
  expect(daily).toEqual({ xp: 0 });
  expect(await counterFaults(t.sql)).toEqual([]);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ["likes it", (id) => bob.post(`/api/posts/${id}/like`)],
  ["bookmarks it", (id) => bob.post(`/api/posts/${id}/bookmark`)],
  ["reposts it", (id) => bob.post(`/api/posts/${id}/repost`)],
  ["comments on it", (id) => comment(bob, id)],
  ["quotes it", (id) => publish("So true", { quotedPostId: id, isQuote: true }, bob)],
  ["likes its author's own comment", async (id) => {
    const { id: own } = await comment(ada, id);
    await bob.post(`/api/comments/${own}/like`);
  }],
])("deleting a post costs XP once somebody %s", async (_, act) => {
  await giveXp(t, ada.id, 100);
  const { id } = await publish();
  await act(id);
  const cost = await costOf(id);
  expect(cost.freeUntil).toBeNull();
  expect(cost.cost).toBeGreaterThanOrEqual(10);
  expect(await remove(id)).toEqual({ success: true, xpSpent: cost.cost, xpGivenBack: 0 });
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ["its author acts on it", async (id) => {
    await ada.post(`/api/posts/${id}/bookmark`);
    await comment(ada, id);
    await publish("And then", { quotedPostId: id, isQuote: true });
  }],
  ["somebody reports it", (id) => bob.post(`/api/posts/${id}/report`, { reason: "spam" })],
  ["somebody took their like back", async (id) => {
    await bob.post(`/api/posts/${id}/like`);
    await bob.delete(`/api/posts/${id}/like`);
  }],
  ["somebody deleted their comment", async (id) => {
    await bob.delete(`/api/comments/${(await comment(bob, id)).id}`);
  }],
  ["who acted on it is behind a block", async (id) => {
    await bob.post(`/api/posts/${id}/like`);
    await bob.post(`/api/posts/${id}/bookmark`);
    await comment(bob, id);
    await publish("So true", { quotedPostId: id, isQuote: true }, bob);
    await bob.post(`/api/users/${ada.id}/block`);
  }],
  ["a comment is below its author's filter", async (id) => {
    const { id: below } = await comment(bob, id);
    await t.sql`update comments set moderation_level = 'none' where id = ${below}`;
  }],
])("deleting a post stays free when %s", async (_, act) => {
  const { id } = await publish();
  await act(id);
  expect(await costOf(id)).toMatchObject({ cost: 0, freeUntil: expect.any(String) as string });
  expect(await remove(id)).toMatchObject({ xpSpent: 0 });
  expect([await ledgerFaults(t), await counterFaults(t.sql)]).toEqual([[], []]);
});

test("the like of a muted member counts", async () => {
  const { id } = await publish();
  await ada.post(`/api/users/${bob.id}/mute`, { until: null });
  await bob.post(`/api/posts/${id}/like`);
  expect(await costOf(id)).toMatchObject({ freeUntil: null });
});

test("Undo deletes nothing where somebody has acted on the post meanwhile", async () => {
  const { id } = await publish();
  await bob.post(`/api/posts/${id}/like`);
  const response = await ada.delete(`/api/posts/${id}?onlyFree=true`);
  expect([response.status, await response.json()]).toMatchObject([409, { code: "conflict" }]);
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(200);
  await bob.delete(`/api/posts/${id}/like`);
  expect(await remove(id, "?onlyFree=true")).toMatchObject({ xpSpent: 0, xpGivenBack: 5 });
});

test("a like that is being written when the post is deleted is counted in its price", async () => {
  await giveXp(t, ada.id, 100);
  const { id } = await publish();
  let deletion: Promise<Response> | undefined;
  await t.db.transaction(async (tx) => {
    await insertLike(tx, { postId: id, member: { id: bob.id, filter: "high" }, at: t.clock.now() });
    deletion = ada.delete(`/api/posts/${id}`);
    await waitUntilBlocked(t);
  });
  expect(await (await deletion)?.json()).toMatchObject({ xpSpent: 12, xpGivenBack: 0 });
});

test("a post is undone once, however often that is repeated", async () => {
  const { id } = await publish();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ada.delete(`/api/posts/${id}?onlyFree=true`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  expect(await xpOf(t, ada.id)).toEqual({ xp: 0, lifetime: 0 });
});
