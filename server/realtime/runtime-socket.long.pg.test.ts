import { expect, test } from "vitest";
import { liveServer } from "../testing/servers/live-server.ts";
import { rawSocket } from "../testing/app/raw-socket.ts";
import { startServer } from "../testing/servers/start-server.ts";
import { testDatabase } from "../testing/test-database.ts";

const db = await testDatabase();
const server = await startServer({
  env: { DATABASE_URL: db.url, ALLOWED_ORIGINS: "https://friend.example", RATE_LIMIT_SCALE: "1" },
});
const live = liveServer(server, db);
const ada = await live.member();
const bob = await live.member();

const auth = async (who = ada) => JSON.stringify({ type: "auth", ticket: await live.ticketOf(who) });

test.each([
  ["its own pages", `http://127.0.0.1:${server.port}`, 101],
  ["the desktop app", "app://glimmer", 101],
  ["a listed origin", "https://friend.example", 101],
  ["another site", "https://evil.example", 403],
  ["a sandboxed page", "null", 403],
  ["nowhere", null, 403],
])("a socket from %s: %s → %i", async (_, origin, status) => {
  const socket = await rawSocket(server.port, { origin });
  expect(socket.status).toBe(status);
  if (status === 403) expect(JSON.parse(socket.body)).toMatchObject({ code: "origin_refused" });
});

test("returns 400 to a request that is no handshake", async () => {
  const Origin = `http://127.0.0.1:${server.port}`;
  expect((await fetch(`${Origin}/websocket`, { headers: { Origin } })).status).toBe(400);
});

test("authenticates a member by a ticket, once", async () => {
  const first = await auth();
  const [one, two] = [await rawSocket(server.port), await rawSocket(server.port)];
  one.sendText(first);
  expect(await one.next()).toEqual({ type: "auth", ok: true });
  two.sendText(first);
  expect(await two.closed).toMatchObject({ code: 1008 });
});

test.each([
  ["a ticket of nobody", JSON.stringify({ type: "auth", ticket: "x" })],
  ["another frame than the ticket", JSON.stringify({ type: "typing" })],
  ["what is not JSON", "{"],
])("closes with 1008 for %s", async (_, text) => {
  const socket = await rawSocket(server.port);
  socket.sendText(text);
  expect(await socket.closed).toMatchObject({ code: 1008 });
});

test("closes with 1009 for a frame over 64 KiB, and with 1008 for bytes", async () => {
  const [large, binary] = [await live.socketOf(ada), await live.socketOf(ada)];
  large.sendText(`"${"ä".repeat(33_000)}"`);
  binary.sendFrame(2, Buffer.from("{}"));
  expect([await large.closed, await binary.closed]).toMatchObject([{ code: 1009 }, { code: 1008 }]);
});

test("sends an error for an unknown type, and keeps the socket open", async () => {
  const socket = await live.socketOf(ada);
  for (const text of ['{"type":"dance"}', "5", '{"type":"typing"}', '{"type":"auth","ticket":"x"}']) {
    socket.sendText(text);
    expect(await socket.next()).toMatchObject({ type: "error", code: "invalid_input" });
  }
});

test("closes with 1008 for the 121st frame of a minute", async () => {
  const socket = await live.socketOf(ada);
  for (let n = 0; n < 119; n++) socket.sendText('{"type":"dance"}');
  for (let n = 0; n < 119; n++) await socket.next();
  socket.sendText('{"type":"dance"}');
  expect(await socket.closed).toMatchObject({ code: 1008 });
});

test("closes the oldest of six sockets of a member with 4000", async () => {
  const oldest = await live.socketOf(bob);
  for (let n = 0; n < 5; n++) await live.socketOf(bob);
  expect(await oldest.closed).toMatchObject({ code: 4000 });
});

test("closes only a session's sockets with 1008 when it ends", async () => {
  const [mine, other] = [await live.socketOf(ada), await live.socketOf(bob)];
  expect((await ada.post("/api/auth/logout")).status).toBe(200);
  expect(await mine.closed).toMatchObject({ code: 1008 });
  other.sendText('{"type":"dance"}');
  expect(await other.next()).toMatchObject({ type: "error" });
});

test("sends a post to everybody", async () => {
  const [cai, dee] = [await live.member(), await live.member()];
  const socket = await live.socketOf(dee);
  expect((await cai.post("/api/posts", { content: "A quiet walk" })).status).toBe(201);
  expect(await socket.next()).toEqual({ type: "posts" });
});

test("sends a block to both sides", async () => {
  const [cai, dee] = [await live.member(), await live.member()];
  const [one, two] = [await live.socketOf(cai), await live.socketOf(dee)];
  await cai.post(`/api/users/${dee.id}/block`);
  expect(await one.next()).toEqual({ type: "user_blocked", userId: dee.id });
  expect(await two.next()).toEqual({ type: "user_blocked", userId: cai.id });
  expect(await two.next()).toEqual({ type: "unread", notifications: 0, messages: 0, requests: 0 });
});

test("stops within a second, closing sockets with 1012", async () => {
  const socket = await live.socketOf(bob);
  const started = performance.now();
  expect(await server.stop()).toBe(0);
  expect(await socket.closed).toMatchObject({ code: 1012 });
  expect(performance.now() - started).toBeLessThan(3_000);
});
