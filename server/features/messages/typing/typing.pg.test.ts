import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { startServer } from "../../../testing/servers/start-server.ts";
import { liveServer } from "../../../testing/servers/live-server.ts";
import type { RawSocket } from "../../../testing/app/raw-socket.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import type { TestMember } from "../../../testing/member.ts";

const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url, RATE_LIMIT_SCALE: "1" } });
const live = liveServer(server, db);
const [ada, bob, cai] = [await live.member(), await live.member(), await live.member()];
beforeAll(async () => {
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
  await cai.post(`/api/users/${ada.id}/follow`);
});
const sockets = async () => [await live.socketOf(ada), await live.socketOf(bob)] as const;

const typing = (receiver: TestMember, isTyping = true) =>
  JSON.stringify({ type: "typing", receiverId: receiver.id, isTyping });
const message = (receiver: TestMember, content: string, clientMessageId = uuidv7()) =>
  JSON.stringify({ type: "send_message", receiverId: receiver.id, content, clientMessageId });

/** The next frame of a type. */
async function next(socket: RawSocket, type: string): Promise<Record<string, unknown>> {
  for (;;) {
    const frame = await socket.next() as Record<string, unknown>;
    if (frame["type"] === type) return frame;
  }
}

/** The frames that came before a message that was sent after them. */
async function until(from: RawSocket, receiver: TestMember, to: RawSocket): Promise<string[]> {
  const content = uuidv7();
  from.sendText(message(receiver, content));
  const types: string[] = [];
  for (;;) {
    const frame = await to.next() as { type: string; message?: { content: string } };
    if (frame.message?.content === content) return types;
    types.push(frame.type);
  }
}

test("shows typing in an open conversation only, at most once in three seconds, and its end once", async () => {
  const [adas, bobs] = await sockets();
  adas.sendText(typing(bob));
  // They have not written to each other yet.
  expect(await until(adas, bob, bobs)).not.toContain("typing");
  expect(await until(bobs, ada, adas)).not.toContain("typing");
  bobs.sendText(typing(ada));
  expect(await next(adas, "typing")).toEqual({
    type: "typing",
    senderId: bob.id,
    receiverId: ada.id,
    isTyping: true,
  });
  for (const isTyping of [true, false, true, false]) bobs.sendText(typing(ada, isTyping));
  expect(await next(adas, "typing")).toMatchObject({ isTyping: false });
  expect(await until(bobs, ada, adas)).not.toContain("typing");
});

test("shows nobody the typing of a stranger or a requesting member", async () => {
  const [adas, bobs] = await sockets();
  const cais = await live.socketOf(cai);
  cais.sendText(typing(bob));
  cais.sendText(typing(ada));
  expect(await until(cais, ada, adas)).not.toContain("typing");
  expect(await until(adas, bob, bobs)).not.toContain("typing");
});

test("sends a message by socket to both with its clientMessageId, once for all retries", async () => {
  const [adas, bobs] = await sockets();
  const clientMessageId = uuidv7();
  for (let n = 0; n < 3; n++) adas.sendText(message(bob, "By socket", clientMessageId));
  const mine = await next(adas, "new_message");
  expect(mine).toMatchObject({ message: { clientMessageId, content: "By socket" }, alerts: false });
  expect(await next(bobs, "new_message")).toMatchObject({
    message: (mine["message"] as object) && { clientMessageId },
  });
  const rows = await db.sql`select from messages where client_message_id = ${clientMessageId}`;
  expect(rows).toHaveLength(1);
});

test("returns an error with the clientMessageId and a code for a refused message", async () => {
  const [adas] = await sockets();
  const clientMessageId = uuidv7();
  const cais = await live.socketOf(cai);
  cais.sendText(message(bob, "Hello", clientMessageId));
  expect(await next(cais, "error")).toMatchObject({ code: "forbidden", clientMessageId });
  adas.sendText(message(bob, "I will kill you", clientMessageId));
  expect(await next(adas, "error")).toMatchObject({ code: "level_refused", clientMessageId });
});
