import { beforeEach, expect, test } from "vitest";
import type { Notification } from "#shared/notifications/contract.ts";
import { formatNotification } from "#shared/notifications/notification-text.ts";
import { writeText } from "../../language/write-text.ts";
import { createCtx } from "../../context.ts";
import type { ServerEvent } from "../../events.ts";
import type { Sql } from "../../db/open-database.ts";
import { createProcessBus } from "../../realtime/bus.ts";
import { updatedRows } from "../../testing/counters/updated-rows.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { pruneNotifications } from "./list/prune-notifications.ts";

const events: ServerEvent[] = [];
const bus = createProcessBus();
bus.listen({ onEvent: (event) => void events.push(event), onGap() {} });
const t = await createTestApp({ deps: { bus } });
const hourMs = 60 * 60 * 1000;
let ada: TestMember;
let ben: TestMember;
let cai: TestMember;
let postId: string;
beforeEach(async () => {
  [ada, ben, cai] = [await member(t), await member(t), await member(t)];
  ({ id: postId } = await post(t, { authorId: ada.id, content: "A quiet walk" }));
});

async function listOf(who: TestMember, query = "?limit=50"): Promise<Notification[]> {
  const response = await who.get(`/api/notifications${query}`);
  expect(response.status).toBe(200);
  return await response.json() as Notification[];
}

async function unreadOf(who: TestMember): Promise<number> {
  return await (await who.get("/api/notifications/unread-count")).json() as number;
}

async function commentOf(who: TestMember, content = "Lovely", parentId?: string): Promise<string> {
  const response = await who.post(`/api/posts/${postId}/comments`, { content, parentId });
  expect(response.status).toBe(201);
  return (await response.json() as { id: string }).id;
}

test("groups the likes of a post, names the latest first, and moves the group to the top unread", async () => {
  await ben.post(`/api/posts/${postId}/like`);
  await ada.put("/api/notifications/mark-all-read");
  t.clock.advance(1000);
  await cai.post(`/api/posts/${postId}/like`);
  const [group, ...others] = await listOf(ada);
  expect(others).toEqual([]);
  expect(group).toMatchObject({
    type: "like",
    isRead: false,
    postId,
    commentId: null,
    count: 2,
    post: { content: "A quiet walk" },
    fromUser: { id: cai.id },
    actors: [{ id: cai.id }, { id: ben.id }],
    createdAt: t.clock.now().toISOString(),
  });
  expect(await unreadOf(ada)).toBe(1);
});

test("takes a like out of its group when it is withdrawn, and the group with the last one", async () => {
  await ben.post(`/api/posts/${postId}/like`);
  await cai.post(`/api/posts/${postId}/like`);
  await cai.delete(`/api/posts/${postId}/like`);
  expect(await listOf(ada)).toMatchObject([{ count: 1, fromUser: { id: ben.id } }]);
  await ben.delete(`/api/posts/${postId}/like`);
  expect([await listOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
});

test("notifies each member once of a comment, a reply and a mention, for the closest reason", async () => {
  const parentId = await commentOf(ben);
  t.clock.advance(1000);
  await commentOf(cai, `Yes @${ben.username} and @${ada.username}`, parentId);
  expect(await listOf(ada)).toMatchObject([
    { type: "comment", fromUser: { id: cai.id }, postId },
    { type: "comment", fromUser: { id: ben.id }, commentId: parentId, post: { content: "Lovely" } },
  ]);
  expect(await listOf(ben)).toMatchObject([{ type: "reply", fromUser: { id: cai.id }, postId }]);
  expect(await listOf(cai)).toEqual([]);
});

test("removes a comment's notifications with it, also when it stays as a tombstone", async () => {
  const parentId = await commentOf(ben);
  const replyId = await commentOf(cai, "And the lake", parentId);
  await ben.delete(`/api/comments/${parentId}`);
  expect((await listOf(ada)).map(({ commentId }) => commentId)).toEqual([replyId]);
  await cai.delete(`/api/comments/${replyId}`);
  expect([await listOf(ada), await listOf(ben)]).toEqual([[], []]);
});

test("notifies the author of a comment of its likes, with the post", async () => {
  const commentId = await commentOf(ben);
  await cai.post(`/api/comments/${commentId}/like`);
  expect(await listOf(ben)).toMatchObject([{ type: "like", postId, commentId, post: { content: "Lovely" } }]);
});

test("counts bookmarks without saying who", async () => {
  await ben.post(`/api/posts/${postId}/bookmark`);
  await cai.post(`/api/posts/${postId}/bookmark`);
  expect(await listOf(ada)).toMatchObject([{ type: "bookmark", count: 2, fromUser: null, actors: [] }]);
});

test("groups the follows of a day, and takes one out when it ends", async () => {
  for (const one of [ben, cai]) await one.post(`/api/users/${ada.id}/follow`);
  expect(await listOf(ada)).toMatchObject([{ type: "follow", count: 2, postId: null, post: null }]);
  await cai.delete(`/api/users/${ada.id}/follow`);
  expect(await listOf(ada)).toMatchObject([{ count: 1, fromUser: { id: ben.id } }]);
  t.clock.advance(24 * 60 * 60 * 1000);
  await cai.post(`/api/users/${ada.id}/follow`);
  expect((await listOf(ada)).filter(({ type }) => type === "follow")).toHaveLength(2);
});

test("notifies the author of a repost once, with the XP it brought, and tells their open pages of it", async () => {
  const path = `/api/posts/${postId}/repost`;
  const texts = async () => (await listOf(ada)).map((one) => writeText(formatNotification(one), "en"));
  for (let round = 0; round < 2; round++) {
    events.length = 0;
    await ben.post(path);
    expect(await texts()).toEqual([`${ben.username} reposted your post (+5 XP)`]);
    expect(await unreadOf(ada)).toBe(1);
    expect(events).toContainEqual({ type: "xp", memberId: ada.id, own: null });
    await ben.delete(path);
    expect([await texts(), await unreadOf(ada)]).toEqual([[], 0]);
  }
  t.clock.advance(24 * hourMs);
  await ben.post(path);
  // It pays once ever.
  expect(await texts()).toEqual([`${ben.username} reposted your post`]);
});

test("does not notify of the daily streak, but tells open pages of its XP", async () => {
  await ada.get("/api/auth/user");
  events.length = 0;
  t.clock.advance(24 * hourMs);
  expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({ streak: 2, xp: 1 });
  expect(events).toContainEqual({ type: "xp", memberId: ada.id, own: null });
  expect([await listOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
});

test("notifies members quoted or named in a post, and removes the notification with the post", async () => {
  const response = await ben.post("/api/posts", {
    content: `Look, @${cai.username} and @${ada.username}`,
    quotedPostId: postId,
    isQuote: true,
  });
  const { id } = await response.json() as { id: string };
  expect(await listOf(ada)).toMatchObject([{ type: "quote", postId: id, fromUser: { id: ben.id } }]);
  expect(await listOf(cai)).toMatchObject([{ type: "mention", postId: id }]);
  await ben.delete(`/api/posts/${id}`);
  expect([await listOf(ada), await listOf(cai)]).toEqual([[], []]);
});

test("notifies no member of their own acts", async () => {
  await ada.post(`/api/posts/${postId}/like`);
  await commentOf(ada, `Me, @${ada.username}`);
  expect(await listOf(ada)).toEqual([]);
});

test.each(["the receiver", "the other"])(
  "hides acts of a member across a block, before and after it, by %s",
  async (side) => {
    const [by, of] = side === "the receiver" ? [ada, ben] : [ben, ada];
    await ben.post(`/api/posts/${postId}/like`);
    await cai.post(`/api/posts/${postId}/like`);
    await commentOf(ben);
    await by.post(`/api/users/${of.id}/block`);
    expect(await listOf(ada)).toMatchObject([{ type: "like", count: 1, actors: [{ id: cai.id }] }]);
    expect(await unreadOf(ada)).toBe(1);
  },
);

test("writes no notifications of a muted member, and hides earlier ones", async () => {
  await ben.post(`/api/posts/${postId}/like`);
  await t
    .sql`insert into mutes (muter_id, muted_id, created_at) values (${ada.id}, ${ben.id}, ${t.clock.now()})`;
  await commentOf(ben);
  expect([await listOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
  await t.sql`delete from mutes where muter_id = ${ada.id}`;
  expect(await listOf(ada)).toMatchObject([{ type: "like" }]);
});

test("does not write a type that the receiver turned off", async () => {
  await t.sql`
    insert into notification_settings (member_id, types)
    values (${ada.id}, ${t.sql.json({ like: "off" })})`;
  await ben.post(`/api/posts/${postId}/like`);
  await commentOf(ben);
  expect(await listOf(ada)).toMatchObject([{ type: "comment" }]);
});

test("hides a comment that the receiver's filter hides", async () => {
  const id = await commentOf(ben);
  await t.sql`update comments set moderation_level = 'low' where id = ${id}`;
  expect([await listOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
});

test("shows no words of what a moderator covered, which keeps its place everywhere else", async () => {
  const commentId = await commentOf(ben, "Words to cover");
  t.clock.advance(1000);
  await cai.post(`/api/posts/${postId}/like`);
  await t.sql`update comments set covered_at = ${t.clock.now()} where id = ${commentId}`;
  await t.sql`update posts set covered_at = ${t.clock.now()} where id = ${postId}`;
  expect(await listOf(ada)).toMatchObject([
    { type: "like", postId, post: null },
    { type: "comment", commentId, post: null },
  ]);
  const covered = { isCovered: true };
  const read = async (path: string) => await (await cai.get(path)).json() as unknown;
  expect(await read(`/api/posts/${postId}`)).toMatchObject({ ...covered, content: "A quiet walk" });
  expect(await read("/api/posts?limit=1")).toMatchObject([{ id: postId, ...covered }]);
  expect(await read(`/api/posts/${postId}/comments`)).toMatchObject([{ id: commentId, ...covered }]);
  const quote = { content: "Look", quotedPostId: postId };
  expect(await (await cai.post("/api/posts", quote)).json()).toMatchObject({
    isCovered: false,
    quotedPost: covered,
  });
});

test("pages by five, the latest first, without a gap or a repetition", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 7; n++) {
    t.clock.advance(1000);
    ids.unshift(await commentOf(ben, `Comment ${n}`));
  }
  const first = await ada.get("/api/notifications");
  const cursor = first.headers.get("x-next-cursor") ?? "";
  const rest = await listOf(ada, `?cursor=${cursor}`);
  const all = [...await first.json() as Notification[], ...rest];
  expect([all.length, rest.length]).toEqual([7, 2]);
  expect(all.map(({ commentId }) => commentId)).toEqual(ids);
  expect((await listOf(ada, "?limit=5&offset=5")).map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
});

test("marks one and then all as read, and returns 404 for another member's", async () => {
  await commentOf(ben);
  await commentOf(cai);
  const [latest] = await listOf(ada);
  const path = `/api/notifications/${latest?.id}/read`;
  expect((await ben.put(path)).status).toBe(404);
  expect((await ada.put(path)).status).toBe(200);
  expect((await ada.put(path)).status).toBe(200);
  expect(await unreadOf(ada)).toBe(1);
  expect((await ada.put("/api/notifications/mark-all-read")).status).toBe(200);
  expect((await listOf(ada)).map(({ isRead }) => isRead)).toEqual([true, true]);
  expect(await unreadOf(ada)).toBe(0);
});

test("writes no index of the list when a group grows within a minute", async () => {
  await ben.post(`/api/users/${ada.id}/follow`);
  const at = new Date(t.clock.now().getTime() + 1);
  const grow = (tx: Sql) => tx`select follow_member(${cai.id}, ${ada.id}, ${at})`;
  expect(await updatedRows(t.db, ["notifications"], grow)).toEqual({
    notifications: { rows: 1, withoutIndex: 1 },
  });
});

/** The notifications that alerted Ada. */
const alerting = () =>
  events.filter((event) => event.type === "notification" && event.memberId === ada.id && event.isNew);

const toggles = {
  "like a post": (id: string) => `/api/posts/${id}/like`,
  "bookmark a post": (id: string) => `/api/posts/${id}/bookmark`,
  "repost a post": (id: string) => `/api/posts/${id}/repost`,
  "follow a member": () => `/api/users/${ada.id}/follow`,
};

test.each(Object.entries(toggles))(
  "to %s ninety times in a day alerts once, stays in the list, and alerts again a day later",
  async (_, pathOf) => {
    const path = pathOf(postId);
    const type = path.split("/").at(-1);
    const alerts = async () => {
      events.length = 0;
      for (let n = 0; n < 45; n++) {
        await ben.post(path);
        t.clock.advance(n === 20 ? 12 * hourMs : 1);
        await ben.delete(path);
      }
      await ben.post(path);
      return alerting().length;
    };
    expect(await alerts()).toBe(1);
    expect((await listOf(ada)).filter((one) => one.type === type)).toMatchObject([{
      fromUser: type === "bookmark" ? null : { id: ben.id },
    }]);
    await ada.put("/api/notifications/mark-all-read");
    await ben.delete(path);
    await ben.post(path);
    expect(await unreadOf(ada)).toBe(0);
    // Deletes the record of earlier alerts.
    await ben.delete(path);
    t.clock.advance(24 * hourMs);
    await pruneNotifications(createCtx(t.deps, { type: "system", name: "hourly" }));
    expect(await t.sql`select from withdrawn_alerts`).toEqual([]);
    expect(await alerts()).toBe(1);
  },
);

test("alerts for an act of another kind, member or target beside a withdrawn one", async () => {
  const { id: other } = await post(t, { authorId: ada.id });
  await ben.post(`/api/posts/${postId}/like`);
  await ben.delete(`/api/posts/${postId}/like`);
  events.length = 0;
  await ben.post(`/api/posts/${postId}/like`);
  expect(alerting()).toEqual([]);
  await ben.post(`/api/posts/${postId}/bookmark`);
  await ben.post(`/api/posts/${other}/like`);
  await cai.post(`/api/posts/${postId}/like`);
  expect(alerting()).toHaveLength(3);
});

test("counts each like once when fifty members like at once", async () => {
  const crowd = await Promise.all(Array.from({ length: 50 }, () => member(t)));
  await Promise.all(crowd.map((one) => one.post(`/api/posts/${postId}/like`)));
  const [group] = await listOf(ada);
  expect([group?.count, group?.actors.length, await unreadOf(ada)]).toEqual([50, 3, 1]);
});
