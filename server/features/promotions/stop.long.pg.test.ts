import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { Promotion } from "#shared/promotions/contract.ts";
import { explainedSql } from "../../testing/growth/explained-sql.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { ledgerFaults, xpOf } from "../../testing/xp.ts";
import { selectPromotions } from "./promotion-results-queries.ts";
import { authorWithXp, readPromotion, startPromotion } from "./testing/promoted-posts.ts";

const t = await createTestApp();
const hourMs = 60 * 60 * 1000;

async function stopped(author: TestMember, id: string): Promise<Promotion> {
  const answer = await author.post(`/api/promotions/${id}/stop`);
  expect(answer.status).toBe(200);
  return await answer.json() as Promotion;
}

test("ends the promotion at once without a refund, and changes nothing when repeated", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 5);
  t.clock.advance(hourMs / 4);
  const stoppedAt = t.clock.now().toISOString();
  const first = await stopped(ada, id);
  expect(first).toMatchObject({
    isActive: false,
    endReason: "stopped",
    endedAt: stoppedAt,
    durationHours: 5,
    totalCost: 100,
  });
  t.clock.advance(2 * hourMs);
  expect(await stopped(ada, id)).toEqual(first);
  await runJob(t, "advance_promotions");
  expect(await readPromotion(ada, id)).toEqual(first);
  expect(await (await ada.get(`/api/promotions/${id}`)).json()).toEqual(first);
  expect((await xpOf(t, ada.id)).xp).toBe(4900);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("removes a stopped promotion from feeds and the card, counts nothing more, and can start again at once", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const bob = await member(t);
  const { id } = await startPromotion(ada, postId, 5);
  await stopped(ada, id);
  const offered = await (await bob.get("/api/posts/promoted")).json() as Post[];
  expect(offered.filter((one) => one.id === postId)).toEqual([]);
  expect(await (await ada.get(`/api/posts/${postId}`)).json()).toMatchObject({ ownPromotion: null });
  for (const [path, json] of [["view", {}], ["events", { type: "like" }]] as const) {
    const answer = await bob.post(`/api/promotions/${id}/${path}`, json);
    expect(await answer.json()).toEqual({ success: true, counted: false });
  }
  const again = await startPromotion(ada, postId, 2);
  expect(again).toMatchObject({ isActive: true, durationHours: 2 });
  expect(again.id).not.toBe(id);
  expect((await xpOf(t, ada.id)).xp).toBe(4800);
});

test.each<[boolean, string, (ada: TestMember, postId: string, id: string) => unknown]>([
  [false, "while it runs", () => {}],
  [true, "once it is stopped", (ada, _, id) => stopped(ada, id)],
  [true, "once its time is up", () => t.clock.advance(5 * hourMs)],
  [false, "once its post is deleted", (ada, postId) => ada.delete(`/api/posts/${postId}`)],
  [
    false,
    "once its post sank",
    (_, postId) => t.sql`update posts set moderation_level = 'low' where id = ${postId}`,
  ],
  [false, "while a later promotion of its post runs", async (ada, postId, id) => {
    await stopped(ada, id);
    await startPromotion(ada, postId, 1);
  }],
])("returns %s when promoting again %s", async (expected, _, happen) => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 5);
  await happen(ada, postId, id);
  expect((await readPromotion(ada, id)).canPromoteAgain).toBe(expected);
});

test("does not charge an hour that began just before the stop", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 5);
  t.clock.advance(hourMs + 1000);
  expect(await stopped(ada, id)).toMatchObject({ totalCost: 100, endReason: "stopped" });
  expect((await xpOf(t, ada.id)).xp).toBe(4900);
});

test.each<[string, string, (ada: TestMember, postId: string) => unknown]>([
  ["time", "its time is up", () => t.clock.advance(5 * hourMs)],
  ["post", "its post is deleted", (ada, postId) => ada.delete(`/api/posts/${postId}`)],
  [
    "post",
    "its post sank",
    (_, postId) => t.sql`update posts set moderation_level = 'low' where id = ${postId}`,
  ],
])("keeps the reason '%s' when %s before the stop", async (reason, _, happen) => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 5);
  await happen(ada, postId);
  const { endReason, endedAt, endsAt } = await stopped(ada, id);
  expect(endReason).toBe(reason);
  if (reason === "time") expect(endedAt).toBe(endsAt);
});

test("returns 404 for another member's promotion, which goes on, also to its viewer and the administrator", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 5);
  for (const other of [await member(t), await member(t, { isAdmin: true })]) {
    expect((await other.get(`/api/promotions/${id}`)).status).toBe(404);
    expect((await other.post(`/api/promotions/${id}/stop`)).status).toBe(404);
  }
  expect((await ada.post(`/api/promotions/${randomUUID()}/stop`)).status).toBe(404);
  expect((await t.post(`/api/promotions/${id}/stop`)).status).toBe(401);
  expect(await readPromotion(ada, id)).toMatchObject({ isActive: true });
});

test("ends a promotion once and charges nothing afterwards when stops race with views and a new hour", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 5);
  const viewers = await Promise.all(Array.from({ length: 8 }, () => member(t)));
  t.clock.advance(hourMs);
  const answers = await Promise.all([
    ...viewers.map((viewer) => viewer.post(`/api/promotions/${id}/view`)),
    runJob(t, "advance_promotions").then(() => null),
    ...Array.from({ length: 3 }, () => ada.post(`/api/promotions/${id}/stop`)),
  ]);
  expect(answers.filter((answer) => answer && answer.status !== 200)).toEqual([]);
  const after = await readPromotion(ada, id);
  expect(after).toMatchObject({ isActive: false, endReason: "stopped" });
  expect(5000 - (await xpOf(t, ada.id)).xp).toBe(after.totalCost);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("returns totals that are the sums of the hours", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 5);
  const bob = await member(t);
  for (let hour = 0; hour < 2; hour++) {
    await bob.post(`/api/promotions/${id}/view`);
    await bob.post(`/api/promotions/${id}/events`, { type: "like" });
    await bob.post(`/api/promotions/${id}/events`, { type: "ttsPlay" });
    t.clock.advance(hourMs);
  }
  expect((await readPromotion(ada, id)).totals).toEqual({
    views: 2,
    postClicks: 0,
    imageClicks: 0,
    likes: 2,
    comments: 0,
    commentLikes: 0,
    shares: 0,
    bookmarks: 0,
    ttsPlays: 2,
  });
});

test("reads the hours of the listed promotions only, by their index", async () => {
  const { ada, postId } = await authorWithXp(t, 0);
  await t.sql`
    with many as (
      insert into promotions (id, post_id, member_id, duration_hours, started_at, ends_at, due_at, ended_at, end_reason)
      select gen_random_uuid(), ${postId}, ${ada.id}, 168, now(), now(), now(), now(), 'time'
      from generate_series(1, 200)
      returning id
    )
    insert into promotion_hours (promotion_id, hour, starts_at, xp_spent)
    select id, hour, now(), 100
    from many, generate_series(0, 167) as hour
    order by id, hour`;
  await t.sql.unsafe("vacuum analyze promotions, promotion_hours");
  const { sql, weighed } = explainedSql(t.db.sql);
  const rows = await selectPromotions(sql, ada.id, t.clock.now(), { limit: 20, offset: 0, after: null });
  expect(rows).toHaveLength(20);
  // The hours of one promotion are on a few pages; those of all 200 on more than 400.
  expect(weighed().buffers).toBeLessThan(20 * 15);
});
