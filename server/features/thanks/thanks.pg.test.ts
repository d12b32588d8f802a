import { beforeEach, expect, test } from "vitest";
import type { Notification } from "#shared/notifications/contract.ts";
import type { Thanks } from "#shared/thanks/contract.ts";
import { createCtx } from "../../context.ts";
import { comment } from "../../testing/comment.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { tellThanks } from "./tell-thanks.ts";

const t = await createTestApp();
const dayMs = 24 * 60 * 60 * 1000;
let ada: TestMember;
let ben: TestMember;
let cai: TestMember;
let postId: string;
beforeEach(async () => {
  [ada, ben, cai] = [await member(t), await member(t), await member(t)];
  ({ id: postId } = await post(t, { authorId: ada.id, content: "A quiet walk" }));
});

async function thank(who: TestMember, path = `/api/posts/${postId}/thanks`): Promise<{ isThanked: boolean }> {
  const response = await who.post(path);
  expect(response.status).toBe(200);
  return await response.json() as { isThanked: boolean };
}

/** Goes on to the next day, and tells whom it is evening for meanwhile. */
async function passEvening(): Promise<void> {
  t.clock.advance(dayMs);
  await tellThanks(createCtx(t.deps, { type: "system", name: "tell_thanks" }));
}

async function noticesOf(who: TestMember): Promise<{ type: string; count: number }[]> {
  const all = await (await who.get("/api/notifications?limit=50")).json() as Notification[];
  return all.map(({ type, count }) => ({ type, count }));
}

async function thanksTo(
  who: TestMember,
): Promise<{ from: string; postId: string; commentId: string | null }[]> {
  const all = await (await who.get("/api/thanks")).json() as Thanks[];
  return all.map(({ from, ...about }) => ({
    from: from.id,
    postId: about.postId,
    commentId: about.commentId,
  }));
}

test("tells an author in the evening, in one notification, who thanked them for what", async () => {
  const [{ id: commentId }] = [await comment(t, { postId, authorId: ada.id })];
  await thank(ben);
  await thank(cai);
  await thank(cai, `/api/comments/${commentId}/thanks`);
  expect([await noticesOf(ada), await thanksTo(ada)]).toEqual([[], []]);
  await passEvening();
  expect(await noticesOf(ada)).toEqual([{ type: "thanks", count: 2 }]);
  expect(await thanksTo(ada)).toEqual([
    { from: cai.id, postId, commentId },
    { from: cai.id, postId, commentId: null },
    { from: ben.id, postId, commentId: null },
  ]);
  expect([await thanksTo(ben), await noticesOf(ben)]).toEqual([[], []]);
});

test("tells once, also by two workers at the same time", async () => {
  await thank(ben);
  t.clock.advance(dayMs);
  const ctx = createCtx(t.deps, { type: "system", name: "tell_thanks" });
  await Promise.all([tellThanks(ctx), tellThanks(ctx)]);
  await tellThanks(ctx);
  expect(await noticesOf(ada)).toEqual([{ type: "thanks", count: 1 }]);
});

test("has one notification for each evening", async () => {
  await thank(ben);
  await passEvening();
  await thank(cai);
  await passEvening();
  expect(await noticesOf(ada)).toEqual([{ type: "thanks", count: 1 }, { type: "thanks", count: 1 }]);
});

test("thanks once for one thing, pays nothing and counts nowhere", async () => {
  const before = await (await ada.get(`/api/posts/${postId}`)).json() as object;
  await thank(ben);
  await thank(ben);
  expect(await (await ada.get(`/api/posts/${postId}`)).json()).toEqual(before);
  expect(await t.sql`select from xp_entries where account_id in (${ada.id}, ${ben.id})`).toHaveLength(0);
  await passEvening();
  expect(await thanksTo(ada)).toHaveLength(1);
});

test("is taken back until its author heard of it", async () => {
  await thank(ben);
  const takeBack = async () => await (await ben.delete(`/api/posts/${postId}/thanks`)).json() as object;
  expect(await takeBack()).toEqual({ isThanked: false, tellAt: null });
  await passEvening();
  expect(await noticesOf(ada)).toEqual([]);
  await thank(ben);
  await passEvening();
  expect(await takeBack()).toMatchObject({ isThanked: true });
  expect(await thanksTo(ada)).toHaveLength(1);
});

test.each([
  ["a block", () => ada.post(`/api/users/${ben.id}/block`)],
  ["a mute", () => ada.post(`/api/users/${ben.id}/mute`)],
  ["the post's deletion", () => ada.delete(`/api/posts/${postId}`)],
  ["the type being off", () => ada.put("/api/notifications/settings", { types: { thanks: "off" } })],
])("notifies nobody after %s", async (_, act) => {
  await thank(ben);
  expect((await act()).status).toBe(200);
  await passEvening();
  expect(await noticesOf(ada)).toEqual([]);
});

test("thanks for a repost go to the original's author", async () => {
  await cai.post(`/api/posts/${postId}/repost`);
  const [repost] = await t.sql<{ id: string }[]>`select id from posts where repost_of_id = ${postId}`;
  await thank(ben, `/api/posts/${repost?.id}/thanks`);
  await passEvening();
  expect([await thanksTo(ada), await thanksTo(cai)]).toEqual([
    [{ from: ben.id, postId, commentId: null }],
    [],
  ]);
});

test("the eleventh in a day is refused", async () => {
  for (let n = 0; n < 10; n++) {
    const { id } = await post(t, { authorId: ada.id });
    await thank(ben, `/api/posts/${id}/thanks`);
  }
  expect((await ben.post(`/api/posts/${postId}/thanks`)).status).toBe(429);
});

test("goes with what it is for", async () => {
  await thank(ben);
  expect(await t.sql`select from thanks where giver_id = ${ben.id}`).toHaveLength(1);
  await t.sql`delete from posts where id = ${postId}`;
  expect(await t.sql`select from thanks where giver_id = ${ben.id}`).toHaveLength(0);
});
