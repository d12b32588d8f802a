import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { ServerEvent } from "../../../events.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { updatedRows } from "../../../testing/counters/updated-rows.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { insertMessages } from "../insert-message-queries.ts";
import { deliverMessages } from "./deliver-messages.ts";
import { type Arriving, markDelivered } from "./tick-queries.ts";

const events: ServerEvent[] = [];
const bus = createProcessBus();
bus.listen({ onEvent: (event) => void events.push(event), onGap() {} });
const t = await createTestApp({ deps: { bus } });
let ada: TestMember;
let bob: TestMember;
let sent: string[];
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
  sent = [];
  for (let n = 0; n < 4; n++) sent.push(await say(ada, bob));
  events.length = 0;
});

async function say(from: TestMember, to: TestMember): Promise<string> {
  const response = await from.post("/api/messages", { receiverId: to.id, content: "Hello" });
  return (await response.json() as DirectMessage).id;
}

/** As sockets take them. */
function arriving(ids: readonly string[]): Promise<Arriving[]> {
  return t.sql<Arriving[]>`
    select id, sender_id as "senderId", receiver_id as "receiverId", position
    from messages
    where id = any(${ids as string[]}::uuid[])
    order by position`;
}

const read = (upTo?: string) => bob.put(`/api/conversations/${ada.id}/read`, { upTo });
const unsend = (id: string | undefined) => ada.delete(`/api/messages/${id}`);
const unread = async () => await (await bob.get("/api/messages/unread-count")).json();
const ticks = () => events.filter(({ type }) => type === "message_delivered" || type === "message_read");

/** Oldest first. */
async function statuses(): Promise<string[]> {
  const messages = await (await ada.get(`/api/conversations/${bob.id}`)).json() as DirectMessage[];
  return messages.map(({ status }) => status).toReversed();
}

test("changes nothing when an earlier message is read or delivered again", async () => {
  await read(sent[2]);
  events.length = 0;
  await read(sent[0]);
  await read(sent[2]);
  await deliverMessages(t.deps, await arriving(sent.slice(0, 3)));
  expect([await statuses(), await unread()]).toEqual([["read", "read", "read", "sent"], 1]);
  expect(events).toEqual([]);
  await deliverMessages(t.deps, await arriving(sent));
  expect(await statuses()).toEqual(["read", "read", "read", "delivered"]);
});

test("marks the other's earlier messages read when the reader's own message is given", async () => {
  const before = await say(bob, ada);
  const later = await say(ada, bob);
  events.length = 0;
  await read(before);
  expect(ticks()).toEqual([
    { type: "message_read", memberId: ada.id, messageId: sent[3], receiverId: bob.id },
  ]);
  expect(await unread()).toBe(1);
  await read(later);
  expect(await unread()).toBe(0);
});

test("removes an unread message from the unread count when it is unsent, and no read one", async () => {
  await read(sent[1]);
  expect(await unread()).toBe(2);
  await unsend(sent[0]);
  expect(await unread()).toBe(2);
  await unsend(sent[3]);
  expect(await unread()).toBe(1);
  await read(sent[2]);
  expect(await unread()).toBe(0);
  await read();
  expect([await unread(), await statuses()]).toEqual([0, ["read", "read", "read", "read"]]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("keeps the latest place of both devices that read and fetch at once, and raises each tick", async () => {
  for (let n = 0; n < 8; n++) sent.push(await say(ada, bob));
  events.length = 0;
  const arrivals = await arriving(sent);
  await Promise.all([
    ...sent.slice(0, 9).map((id) => read(id)),
    ...arrivals.map((message) => deliverMessages(t.deps, [message])),
    unsend(sent[10]),
    bob.get("/api/conversations"),
  ]);
  expect(await statuses()).toEqual([...Array<string>(9).fill("read"), ...Array<string>(3).fill("delivered")]);
  expect(await unread()).toBe(2);
  for (const tick of ["message_delivered", "message_read"]) {
    const places = ticks().filter(({ type }) => type === tick).map((event) =>
      "messageId" in event ? sent.indexOf(event.messageId) : -1
    );
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places).size).toBe(places.length);
  }
  expect(await counterFaults(t.sql)).toEqual([]);
});

const tables = ["messages", "conversations", "conversation_members"] as const;

test("writes no index and no row of messages on delivery", async () => {
  const latest = await arriving(sent.slice(-1));
  expect(await updatedRows(t.db, tables, (tx) => markDelivered(tx, latest))).toEqual({
    messages: { rows: 0, withoutIndex: 0 },
    conversations: { rows: 1, withoutIndex: 1 },
    conversation_members: { rows: 1, withoutIndex: 1 },
  });
});

test("writes no index of its conversation for another message in the same minute", async () => {
  const message = {
    id: uuidv7(),
    senderId: ada.id,
    receiverId: bob.id,
    content: "Hello",
    images: [],
    sharedPostId: null,
    replyToId: null,
    clientMessageId: null,
    cover: null,
    classified: { level: "top", elements: [], decidedBy: "local", support: false },
    at: t.clock.now(),
  } as const;
  expect(await updatedRows(t.db, tables, (tx) => insertMessages(tx, [message]))).toEqual({
    messages: { rows: 0, withoutIndex: 0 },
    conversations: { rows: 1, withoutIndex: 1 },
    conversation_members: { rows: 2, withoutIndex: 2 },
  });
});
