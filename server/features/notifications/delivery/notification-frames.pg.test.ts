import { beforeEach, expect, test } from "vitest";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { giveCrown } from "../../../testing/badge.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { makeNotificationFrames } from "./notification-frames.ts";
import { readDelivery } from "./read-delivery.ts";

const t = await createTestApp();
let ada: TestMember;
let ben: TestMember;
let id: string;
let postId: string;
beforeEach(async () => {
  [ada, ben] = [await member(t), await member(t)];
  ({ id: postId } = await post(t, { authorId: ada.id }));
  await ben.post(`/api/posts/${postId}/like`);
  const [like] = await (await ada.get("/api/notifications")).json() as [{ id: string }];
  id = like.id;
});

async function frames(isNew: boolean, { id: receiverId } = ada) {
  const delivery = await readDelivery(t.deps, receiverId, [id]);
  return delivery && makeNotificationFrames(delivery, new Map([[id, isNew]]), t.clock.now());
}

test("shows a new act as the list does, and alerts", async () => {
  const [row] = await (await ada.get("/api/notifications")).json() as unknown[];
  expect(await frames(true)).toEqual([{ type: "notification", id, notification: row, alerts: true }]);
});

test("does not alert about changes without an act, nor about read rows", async () => {
  expect(await frames(false)).toMatchObject([{ alerts: false }]);
  await ada.put(`/api/notifications/${id}/read`);
  expect(await frames(true)).toMatchObject([{ alerts: false, notification: { isRead: true } }]);
});

test.each([
  { types: { like: "list" } },
  { pausedUntil: "2100-01-01T00:00:00Z" },
  { quietHours: { from: "00:00", to: "00:00", days: [1, 2, 3, 4, 5, 6, 7] } },
])("lists the row without an alert under %j", async (settings) => {
  expect((await ada.put("/api/notifications/settings", settings)).status).toBe(200);
  expect(await frames(true)).toMatchObject([{ alerts: false, notification: { type: "like" } }]);
});

test("sends null for a row that a block or mute hides, and for another member's", async () => {
  expect(await frames(true, ben)).toMatchObject([{ id, notification: null, alerts: false }]);
  await ada.post(`/api/users/${ben.id}/mute`, {});
  expect(await frames(true)).toMatchObject([{ id, notification: null, alerts: false }]);
});

test.each(
  [
    { filter: null, hasCrown: false, levels: ["top"] },
    { filter: null, hasCrown: true, levels: ["top"] },
    { filter: "top", hasCrown: true, levels: ["top"] },
    { filter: "high", hasCrown: false, levels: ["top", "high"] },
    { filter: "low", hasCrown: false, levels: ["top", "high"] },
    { filter: "none", hasCrown: false, levels: ["top", "high"] },
    { filter: "low", hasCrown: true, levels: ["top", "high", "low"] },
    { filter: "none", hasCrown: true, levels: ["top", "high", "low", "none"] },
  ] as const,
)(
  "shows $levels under the filter $filter with crown $hasCrown",
  async ({ filter, hasCrown, levels }) => {
    for (const level of moderationLevels) {
      await ben.post(`/api/posts/${postId}/comments`, { content: `Said ${level}` });
      await t.sql`update comments set moderation_level = ${level} where content = ${`Said ${level}`}`;
    }
    await t.sql`update members set moderation_level = ${filter} where id = ${ada.id}`;
    if (hasCrown) await giveCrown(t, ada.id);
    const rows = await t.sql<{ id: string }[]>`
      select id from notifications where receiver_id = ${ada.id} and type = 'comment'`;
    const delivery = await readDelivery(t.deps, ada.id, rows.map((row) => row.id));
    const shown = levels.map((level) => `Said ${level}`);
    expect(delivery?.rows.map(({ content }) => content).sort()).toEqual(shown.sort());
    // Including the like.
    expect(delivery?.unread).toEqual({ notifications: shown.length + 1, messages: 0, requests: 0 });
  },
);

test("reads several members at once, one of them twice and one who does not exist", async () => {
  const stranger = "00000000-0000-4000-8000-000000000000";
  const all = [ada, ben, ada, { id: stranger }].map((one) => readDelivery(t.deps, one.id, [id]));
  const [first, bens, again, none] = await Promise.all(all);
  expect(first?.rows).toMatchObject([{ id, count: 1 }]);
  expect(again).toEqual(first);
  expect([bens?.rows, bens?.unread.notifications, none]).toEqual([[], 0, null]);
});
