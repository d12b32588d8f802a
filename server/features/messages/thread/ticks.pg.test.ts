import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { ServerEvent } from "../../../events.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const events: ServerEvent[] = [];
const bus = createProcessBus();
bus.listen({ onEvent: (event) => void events.push(event), onGap() {} });
const t = await createTestApp({ deps: { bus } });
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
});

async function say(from: TestMember, to: TestMember, count = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const response = await from.post("/api/messages", { receiverId: to.id, content: "Hello" });
    ids.push((await response.json() as DirectMessage).id);
  }
  events.length = 0;
  return ids;
}

/** Newest first. */
async function statuses(who: TestMember, other: TestMember): Promise<string[]> {
  const messages = await (await who.get(`/api/conversations/${other.id}`)).json() as DirectMessage[];
  return messages.map(({ status }) => status);
}

const read = (who: TestMember, other: TestMember, upTo?: string) =>
  who.put(`/api/conversations/${other.id}/read`, { upTo });
const unread = async (who: TestMember) => await (await who.get("/api/messages/unread-count")).json();

test("marks read up to a message and no further", async () => {
  const [, two] = await say(ada, bob, 3);
  expect(await (await read(bob, ada, two)).json()).toEqual({ success: true });
  expect(await statuses(ada, bob)).toEqual(["sent", "read", "read"]);
  expect(await unread(bob)).toBe(1);
  await read(bob, ada);
  expect(await statuses(ada, bob)).toEqual(["read", "read", "read"]);
  expect(await unread(bob)).toBe(0);
});

test("notifies the sender of the latest read message, and the reader's devices, once", async () => {
  const ids = await say(ada, bob, 2);
  for (let n = 0; n < 2; n++) expect((await read(bob, ada)).status).toBe(200);
  expect(events).toEqual([
    { type: "conversation_changed", memberId: bob.id, userId: ada.id },
    { type: "unread", memberId: bob.id },
    { type: "message_read", memberId: ada.id, messageId: ids[1], receiverId: bob.id },
  ]);
});

test("notifies the sender of the latest delivered message once", async () => {
  const ids = await say(ada, bob, 2);
  for (let n = 0; n < 2; n++) await bob.get(`/api/conversations/${ada.id}`);
  expect(events).toEqual([
    { type: "message_delivered", memberId: ada.id, messageId: ids[1], receiverId: bob.id },
  ]);
});

test.each(["the sender", "the receiver"])("shows no read tick while %s has receipts off", async (side) => {
  const [first] = await say(ada, bob);
  const off = side === "the sender" ? ada : bob;
  await t.sql`update members set show_read_receipts = false where id = ${off.id}`;
  await read(bob, ada);
  expect(events.filter(({ type }) => type.startsWith("message_"))).toEqual([
    { type: "message_delivered", memberId: ada.id, messageId: first, receiverId: bob.id },
  ]);
  expect(await statuses(ada, bob)).toEqual(["delivered"]);
  expect(await statuses(bob, ada)).toEqual(["read"]);
  await say(ada, bob);
  await bob.get(`/api/conversations/${ada.id}`);
  const [{ id }] = await (await ada.get(`/api/conversations/${bob.id}`)).json() as [DirectMessage];
  await read(bob, ada);
  expect(await (await ada.get(`/api/conversations/${bob.id}?after=${id}`)).json()).toMatchObject([
    { id, status: "delivered" },
  ]);
});

test("shows the sender of a request no ticks, though it was fetched and read", async () => {
  const cai = await member(t);
  await cai.post(`/api/users/${ada.id}/follow`);
  const [id] = await say(cai, ada);
  await ada.get(`/api/conversations/${cai.id}`);
  await read(ada, cai);
  expect(events.filter(({ type }) => type.startsWith("message_"))).toEqual([]);
  expect(await statuses(cai, ada)).toEqual(["sent"]);
  expect(await (await cai.get(`/api/conversations/${ada.id}?after=${id}`)).json()).toEqual([]);
});

test("marks nothing in other conversations, nor the reader's own messages", async () => {
  const cai = await member(t);
  await cai.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${cai.id}/follow`);
  await say(cai, bob);
  const [own] = await say(bob, ada);
  await say(ada, bob);
  await read(bob, ada);
  expect(await unread(bob)).toBe(1);
  expect(await statuses(bob, ada)).toEqual(["read", "sent"]);
  await read(ada, bob, own);
  expect(await statuses(bob, ada)).toEqual(["read", "read"]);
});

test("marks nothing for a message of another conversation, an unknown one, or without a conversation", async () => {
  const [foreign] = await say(bob, ada);
  const cai = await member(t);
  await cai.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${cai.id}/follow`);
  await say(cai, bob);
  for (const upTo of [foreign, uuidv7()]) expect((await read(bob, cai, upTo)).status).toBe(200);
  expect((await read(bob, await member(t))).status).toBe(200);
  expect(await unread(bob)).toBe(1);
});
