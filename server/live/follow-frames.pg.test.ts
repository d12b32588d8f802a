import { beforeEach, expect, test } from "vitest";
import type { MemberEvent } from "../events.ts";
import { countedSql } from "../testing/counted-sql.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { member, type TestMember } from "../testing/member.ts";
import { createPresenters } from "./presenters.ts";

const t = await createTestApp();
const { sql, sent } = countedSql(t.db.sql);
let events: MemberEvent[] = [];
t.deps.bus.listen({
  onEvent: (event) => {
    if ("memberId" in event) events.push(event);
  },
  onGap() {},
});

let ada: TestMember;
let ben: TestMember;
let cai: TestMember;
let present: (events: readonly MemberEvent[]) => Promise<unknown>;
beforeEach(async () => {
  [ada, ben, cai] = [await member(t), await member(t), await member(t)];
  events = [];
  const presenters = createPresenters({ ...t.deps, db: { ...t.db, sql } });
  present = async (given) => {
    const happened = new Set(given.map(({ type }) => type));
    const asked = presenters.filter(({ of }) => of.some((type) => happened.has(type)));
    return (await Promise.all(asked.map((one) => one.present(ada.id, given)))).flat();
  };
});

/** The frames that Ada gets of the latest act on her list, and the number of statements. */
async function sentFrames(): Promise<{ frames: unknown; statements: number }> {
  const before = sent();
  const frames = await present([latest()]);
  return { frames, statements: sent() - before };
}

function latest(): MemberEvent {
  const event = events.findLast(({ type, memberId }) => type === "notification" && memberId === ada.id);
  if (!event) throw new Error("Nothing happened");
  return event;
}

/** The same as a read returns it. */
async function read(): Promise<unknown[]> {
  const { known: _, ...event } = latest() as MemberEvent & { type: "notification" };
  const [frame] = await present([event]) as unknown[];
  return [frame];
}

const follow = (who: TestMember) => who.post(`/api/users/${ada.id}/follow`);
const unfollow = (who: TestMember) => who.delete(`/api/users/${ada.id}/follow`);

test("sends the first follow of a day, and its end, as they would be read, without a read", async () => {
  await follow(ben);
  const { frames, statements } = await sentFrames();
  expect(statements).toBe(0);
  expect(frames).toMatchObject([{
    notification: { type: "follow", fromUser: { id: ben.id } },
    alerts: true,
  }]);
  expect(frames).toEqual(await read());
  await unfollow(ben);
  const ended = await sentFrames();
  expect(ended).toMatchObject({ statements: 0, frames: [{ notification: null, alerts: false }] });
  expect(ended.frames).toEqual(await read());
});

test.each([
  { types: { follow: "list" } },
  { pausedUntil: "2100-01-01T00:00:00Z" },
  { quietHours: { from: "00:00", to: "00:00", days: [1, 2, 3, 4, 5, 6, 7] } },
])("does not alert about a follow under %j", async (settings) => {
  await ada.put("/api/notifications/settings", settings);
  await follow(ben);
  const { frames, statements } = await sentFrames();
  expect(statements).toBe(0);
  expect(frames).toMatchObject([{ alerts: false, notification: { type: "follow" } }]);
  expect(frames).toEqual(await read());
});

test("sends a follow again within a day as it would be read, without an alert and without a read", async () => {
  await follow(ben);
  await unfollow(ben);
  await follow(ben);
  const { frames, statements } = await sentFrames();
  expect(statements).toBe(0);
  expect(frames).toMatchObject([{ notification: { type: "follow", count: 1 }, alerts: false }]);
  expect(frames).toEqual(await read());
});

test("sends a follow again on the next day as read, when it is a new row", async () => {
  await follow(ben);
  await unfollow(ben);
  await t.sql`update notifications set group_key = 'follow:2026-01-01' where receiver_id = ${ada.id}`;
  await follow(ben);
  const { frames, statements } = await sentFrames();
  expect(statements).toBe(0);
  expect(frames).toMatchObject([{ notification: { isRead: true }, alerts: false }]);
  expect(frames).toEqual(await read());
});

test("reads the rows for a second follow of the day, and for the end of one of two", async () => {
  await follow(ben);
  await follow(cai);
  expect(await sentFrames()).toMatchObject({ statements: 1, frames: [{ notification: { count: 2 } }, {}] });
  await unfollow(ben);
  expect(await sentFrames()).toMatchObject({ statements: 1, frames: [{ notification: { count: 1 } }, {}] });
});

test("sends the unread count a moment later", async () => {
  await follow(ben);
  expect(events).toContainEqual({ type: "unread", memberId: ada.id, mayWait: true });
});

test.each<[string, () => Promise<unknown>]>([
  ["a block", async () => {
    await ada.post(`/api/users/${ben.id}/block`);
    return await present([{ type: "user_blocked", memberId: ada.id, userId: ben.id }]);
  }],
  ["a mute", async () => {
    await ada.post(`/api/users/${ben.id}/mute`, {});
    return await present([{ type: "resync", memberId: ada.id }]);
  }],
  ["the follow's own end", async () => {
    await unfollow(ben);
    return await present([latest()]);
  }],
])("does not send what a follow's statement returned after %s", async (_what, happens) => {
  await follow(ben);
  const follows = latest();
  await happens();
  expect(await present([follows])).toMatchObject([{ notification: null, alerts: false }, {}]);
});
