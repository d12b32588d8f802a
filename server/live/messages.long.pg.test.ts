import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { TestMember } from "../testing/member.ts";
import { startServer } from "../testing/servers/start-server.ts";
import { liveServer } from "../testing/servers/live-server.ts";
import type { RawSocket } from "../testing/app/raw-socket.ts";
import { testDatabase } from "../testing/test-database.ts";

const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url, RATE_LIMIT_SCALE: "1000" } });
const live = liveServer(server, db);

async function friends(): Promise<[TestMember, TestMember]> {
  const [ada, bob] = [await live.member(), await live.member()];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
  return [ada, bob];
}

/** The next frame of a type; others are skipped. */
async function frameOf(socket: RawSocket, type: string): Promise<Record<string, unknown>> {
  for (;;) {
    const frame = await socket.next();
    if (frame.type === type) return frame;
  }
}

const send = (socket: RawSocket, to: TestMember, more: object = {}) =>
  socket.sendText(JSON.stringify({
    type: "send_message",
    receiverId: to.id,
    content: "Hello",
    clientMessageId: randomUUID(),
    ...more,
  }));

test("sends a message by REST to every socket of both members, then its ticks to the sender", async () => {
  const [ada, bob] = await friends();
  const adas = await live.socketOf(ada);
  const bobs = [await live.socketOf(bob), await live.socketOf(bob)];
  const sent = await ada.post("/api/messages", { receiverId: bob.id, content: "Hello" });
  const { support, ...message } = await sent.json() as DirectMessage & { support: unknown };
  expect(support).toBeNull();
  expect(await frameOf(adas, "new_message")).toEqual({ type: "new_message", message, alerts: false });
  for (const socket of bobs) {
    expect(await frameOf(socket, "new_message")).toEqual({ type: "new_message", message, alerts: true });
    // The frame about being followed may come only now.
    while ((await frameOf(socket, "unread")).messages !== 1);
  }
  const { id: messageId } = message;
  const tick = { messageId, receiverId: bob.id };
  expect(await frameOf(adas, "message_delivered")).toMatchObject(tick);
  await bob.put(`/api/conversations/${ada.id}/read`, {});
  expect(await frameOf(adas, "message_read")).toMatchObject(tick);
  for (const socket of bobs) {
    expect(await frameOf(socket, "conversation_changed")).toMatchObject({ userId: ada.id, unreadCount: 0 });
  }
});

test("acknowledges a message by socket with its id, again when it is repeated, by REST too", async () => {
  const [ada, bob] = await friends();
  const [adas, bobs] = [await live.socketOf(ada), await live.socketOf(bob)];
  const clientMessageId = randomUUID();
  send(adas, bob, { clientMessageId });
  const first = await frameOf(adas, "new_message");
  expect(first).toMatchObject({ message: { clientMessageId, receiverId: bob.id, content: "Hello" } });
  expect(await frameOf(bobs, "new_message")).toMatchObject({ message: first.message });
  const { id } = first.message as DirectMessage;
  send(adas, bob, { clientMessageId });
  expect(await frameOf(adas, "new_message")).toMatchObject({ message: { id, clientMessageId } });
  const again = await ada.post("/api/messages", { receiverId: bob.id, content: "Hello", clientMessageId });
  expect([again.status, (await again.json() as DirectMessage).id]).toEqual([201, id]);
  const thread = await (await bob.get(`/api/conversations/${ada.id}`)).json() as DirectMessage[];
  expect(thread.map((one) => one.id)).toEqual([id]);
});

test("offers help to the sender's own socket for words of crisis, also when repeated, and to nobody else's", async () => {
  const [ada, bob] = await friends();
  const [adas, bobs] = [await live.socketOf(ada), await live.socketOf(bob)];
  const clientMessageId = randomUUID();
  for (const _ of ["sent", "repeated"]) {
    send(adas, bob, { clientMessageId, content: "I want to kill myself" });
    expect(await frameOf(adas, "new_message")).toMatchObject({
      message: { clientMessageId },
      support: { resources: expect.any(Array) as unknown },
    });
  }
  send(adas, bob, { content: "You bitch, I want to kill myself" });
  expect(await frameOf(adas, "error")).toMatchObject({
    code: "level_refused",
    support: { message: expect.any(String) as string },
  });
  const cai = await live.member();
  send(adas, cai, { content: "I want to kill myself" });
  expect(await frameOf(adas, "error")).toMatchObject({ code: "forbidden", support: { country: null } });
  send(adas, bob, { content: "Never mind" });
  const heard = JSON.stringify([await frameOf(bobs, "new_message"), await frameOf(bobs, "new_message")]);
  expect(heard).toMatch(/I want to kill myself[^]*Never mind/);
  expect(heard).not.toMatch(/support|helpline/i);
});

test("returns a refused message as an error with its id", async () => {
  const [ada, bob] = await friends();
  const cai = await live.member();
  const adas = await live.socketOf(ada);
  const cases: [TestMember, object, string][] = [
    [cai, {}, "forbidden"],
    [bob, { content: "" }, "invalid_input"],
    [bob, { imageUrl: "https://elsewhere.example/x.png" }, "foreign_image"],
  ];
  for (const [to, more, code] of cases) {
    const clientMessageId = randomUUID();
    send(adas, to, { clientMessageId, ...more });
    expect(await frameOf(adas, "error")).toMatchObject({ code, clientMessageId });
  }
});

test("sends nothing to a third member's socket, nor to that of a member who blocked", async () => {
  const [ada, bob] = await friends();
  const [adas, cais] = [await live.socketOf(ada), await live.socketOf(await live.member())];
  await ada.post("/api/messages", { receiverId: bob.id, content: "Hello" });
  await frameOf(adas, "new_message");
  const bobs = await live.socketOf(bob);
  await bob.post(`/api/users/${ada.id}/block`);
  send(adas, bob);
  expect(await frameOf(adas, "error")).toMatchObject({ code: "forbidden" });
  for (const socket of [bobs, cais]) {
    expect(socket.received.filter(({ payload }) => payload.includes("new_message"))).toEqual([]);
  }
});

test("sends the receiver a shared post as they may see it", async () => {
  const [ada, bob] = await friends();
  const bobs = await live.socketOf(bob);
  const { id } = await (await ada.post("/api/posts", { content: "A walk" })).json() as { id: string };
  await ada.post(`/api/posts/${id}/like`);
  await ada.post("/api/messages", { receiverId: bob.id, sharedPostId: id });
  expect(await frameOf(bobs, "new_message")).toMatchObject({
    message: { sharedPost: { id, content: "A walk", likesCount: 1, isLiked: false } },
  });
});

test("answers a ping with pong, whatever other requests are pending", async () => {
  const [ada, bob] = await friends();
  const socket = await live.socketOf(ada);
  send(socket, bob, { receiverId: randomUUID() });
  socket.sendText('{"type":"ping"}');
  const types: unknown[] = [];
  while (!types.includes("pong") || !types.includes("error")) types.push((await socket.next()).type);
});
