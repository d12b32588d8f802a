import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { PromotionHour } from "#shared/promotions/contract.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { ledgerFaults, takeXp, xpOf } from "../../testing/xp.ts";
import { authorWithXp, readPromotion, startPromotion } from "./testing/promoted-posts.ts";

const t = await createTestApp();
const hourMs = 60 * 60 * 1000;

async function view(viewer: TestMember, id: string): Promise<unknown> {
  const answer = await viewer.post(`/api/promotions/${id}/view`);
  return answer.status === 200 ? (await answer.json() as { counted: boolean }).counted : answer.status;
}

test("charges the author 2 XP per viewer and hour for a view, and nothing for their own", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 3);
  const [bob, cleo] = [await member(t), await member(t)];
  expect(await view(bob, id)).toBe(true);
  expect(await view(bob, id)).toBe(false);
  expect(await view(cleo, id)).toBe(true);
  expect(await view(ada, id)).toBe(false);
  expect((await xpOf(t, ada.id)).xp).toBe(4896);
  t.clock.advance(hourMs);
  expect(await view(bob, id)).toBe(true);
  // The first view in the hour charges the hour that has begun.
  expect((await xpOf(t, ada.id)).xp).toBe(4794);
  expect(await readPromotion(ada, id)).toMatchObject({ totalCost: 206, isActive: true });
  const hours = await (await ada.get(`/api/promotions/${id}/stats`)).json() as PromotionHour[];
  expect(hours.map(({ views, hourlyXpSpent }) => [views, hourlyXpSpent])).toEqual([[2, 104], [1, 102]]);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("refuses views by signed-out callers, of unknown promotions and of hidden posts", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId);
  const bob = await member(t);
  expect((await t.post(`/api/promotions/${id}/view`)).status).toBe(401);
  expect(await view(bob, randomUUID())).toBe(404);
  await bob.post(`/api/users/${ada.id}/block`);
  expect(await view(bob, id)).toBe(404);
});

test("charges down to zero and ends once when two hundred viewers use the last XP", async () => {
  const { ada, postId } = await authorWithXp(t, 1000);
  const { id } = await startPromotion(ada, postId);
  await takeXp(t, ada.id, (await xpOf(t, ada.id)).xp - 51);
  const crowd = await Promise.all(Array.from({ length: 200 }, () => member(t)));
  const counted = await Promise.all(crowd.map((viewer) => view(viewer, id)));
  expect(counted.filter((one) => one === true)).toHaveLength(25);
  expect(counted.filter((one) => one === false)).toHaveLength(175);
  expect((await xpOf(t, ada.id)).xp).toBe(1);
  expect(await readPromotion(ada, id)).toMatchObject({ isActive: false, endReason: "xp", totalCost: 150 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("neither blocks nor charges twice when views race with the post's deletion", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId);
  const crowd = await Promise.all(Array.from({ length: 30 }, () => member(t)));
  const [deletion, ...views] = await Promise.all([
    ada.delete(`/api/posts/${postId}`).then(({ status }) => status),
    ...crowd.map((viewer) => view(viewer, id)),
  ]);
  expect(deletion).toBe(200);
  expect(new Set(views)).not.toContain(500);
  const counted = views.filter((one) => one === true).length;
  expect((await readPromotion(ada, id)).totalCost).toBe(100 + 2 * counted);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("shows promoted posts to others, but not to their author, across a block or outside the filter", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId);
  const shownTo = async (viewer: TestMember) => {
    const posts = await (await viewer.get("/api/posts/promoted")).json() as { promotionId: string }[];
    return posts.find(({ promotionId }) => promotionId === id);
  };
  const bob = await member(t);
  expect(await shownTo(bob)).toMatchObject({ id: postId, isPromotedDisplay: true, promotionId: id });
  expect(await shownTo(ada)).toBeUndefined();
  await ada.post(`/api/users/${bob.id}/block`);
  expect(await shownTo(bob)).toBeUndefined();
  const cleo = await member(t);
  const { id: high } = await post(t, { authorId: ada.id, moderationLevel: "high" });
  const promotion = await startPromotion(ada, high);
  expect(JSON.stringify(await (await cleo.get("/api/posts/promoted")).json())).not.toContain(promotion.id);
  expect((await t.get("/api/posts/promoted")).status).toBe(401);
  t.clock.advance(hourMs);
  expect(await shownTo(cleo)).toBeUndefined();
});

test("returns a few promotions at a time, each in turn", async () => {
  const promotions = new Set<string>();
  for (let n = 0; n < 13; n++) {
    const { ada, postId } = await authorWithXp(t, 5000);
    promotions.add((await startPromotion(ada, postId)).id);
  }
  const seen = new Set<string>();
  for (let round = 0; round < 2; round++) {
    const viewer = await member(t);
    const shown = await (await viewer.get("/api/posts/promoted")).json() as { promotionId: string }[];
    expect(shown).toHaveLength(10);
    for (const { promotionId } of shown) {
      await view(viewer, promotionId);
      seen.add(promotionId);
    }
    t.clock.advance(1000);
  }
  expect([...promotions].filter((id) => !seen.has(id))).toEqual([]);
});

test("counts events once per hour, member and type", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 2);
  const bob = await member(t);
  const event = async (viewer: TestMember, type: unknown) => {
    const answer = await viewer.post(`/api/promotions/${id}/events`, { type });
    return answer.status === 200 ? (await answer.json() as { counted: boolean }).counted : answer.status;
  };
  const types = ["postClick", "imageClick", "like", "comment", "commentLike", "share", "bookmark", "ttsPlay"];
  for (const type of types) expect(await event(bob, type)).toBe(true);
  expect(await event(bob, "like")).toBe(false);
  expect(await event(await member(t), "like")).toBe(true);
  expect(await event(ada, "like")).toBe(false);
  expect(await event(bob, "view")).toBe(400);
  expect(await event(bob, undefined)).toBe(400);
  expect((await t.post(`/api/promotions/${id}/events`, { type: "like" })).status).toBe(401);
  expect((await bob.post(`/api/promotions/${randomUUID()}/events`, { type: "like" })).status).toBe(404);
  const [hour] = await (await ada.get(`/api/promotions/${id}/stats`)).json() as PromotionHour[];
  expect(hour).toMatchObject({
    views: 0,
    postClicks: 1,
    imageClicks: 1,
    likes: 2,
    comments: 1,
    commentLikes: 1,
    shares: 1,
    bookmarks: 1,
    ttsPlays: 1,
    hourlyXpSpent: 100,
  });
  t.clock.advance(2 * hourMs);
  expect(await event(bob, "share")).toBe(false);
});
