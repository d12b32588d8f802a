import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "#shared/realtime/testing/fake-sockets.ts";
import { ownError, ownJson } from "#shared/system/testing/own-response.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { openAppSocket } from "./app-socket.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ticket = { ticket: "the-ticket", expiresAt: "2026-11-21T12:00:00.000Z" };
const settle = () => vi.advanceTimersByTimeAsync(0);

async function setUpSocket() {
  const sockets: FakeSocket[] = [];
  const send = vi.fn((_path: string) => Promise.resolve(ownJson(ticket)));
  const isSignedIn = vi.fn(() => Promise.resolve(true));
  const openSocket = vi.fn((_address: string) => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  const onFrame = vi.fn();
  const onLive = vi.fn();
  const log = quietLog();
  const socket = openAppSocket({
    calls: { origin: () => "https://glimmer.example.org", isSignedIn, send },
    openSocket,
    onFrame,
    onLive,
    log,
  });
  await settle();
  const connect = async () => {
    await settle();
    sockets.at(-1)?.onopen?.();
    await vi.advanceTimersByTimeAsync(100);
    sockets.at(-1)?.receive({ type: "auth", ok: true });
  };
  const close = async (code: number) => {
    sockets.at(-1)?.onclose?.({ code });
    await settle();
  };
  return { socket, sockets, send, isSignedIn, openSocket, onFrame, onLive, log, connect, close };
}

test("connects to the server in use with a ticket of the member", async () => {
  const { socket, sockets, send, openSocket, onLive, connect } = await setUpSocket();
  await connect();
  expect(openSocket).toHaveBeenCalledExactlyOnceWith("wss://glimmer.example.org/websocket");
  expect(send.mock.calls.map(([path]) => path)).toEqual(["/api/auth/socket-ticket"]);
  expect(sockets[0]?.sent).toEqual([{ type: "auth", ticket: "the-ticket" }]);
  expect([onLive.mock.calls, socket.isLive()]).toEqual([[[true]], true]);
});

test("passes frames on; ignores unknown ones quietly and malformed ones with a line in the log", async () => {
  const { sockets, onFrame, log, connect } = await setUpSocket();
  await connect();
  sockets[0]?.receive({ type: "from_the_future" });
  expect(log.lines).toEqual([]);
  sockets[0]?.receive({ type: "unread", notifications: -1, messages: 0, requests: 0 });
  sockets[0]?.onmessage?.({ data: "{" });
  expect(log.lines.join("\n")).toContain("malformed");
  sockets[0]?.receive({ type: "posts" });
  expect(onFrame.mock.calls).toEqual([[{ type: "posts" }]]);
});

test("does not connect while nobody is signed in, and connects at once for the next member", async () => {
  const { socket, sockets, isSignedIn, onLive, connect } = await setUpSocket();
  await connect();
  isSignedIn.mockResolvedValue(false);
  socket.changeMember();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([sockets.length, sockets[0]?.isClosed, onLive.mock.lastCall]).toEqual([1, true, [false]]);
  isSignedIn.mockResolvedValue(true);
  socket.changeMember();
  await connect();
  expect([sockets.length, socket.isLive()]).toEqual([2, true]);
});

test("a socket closed with 1008 stays closed when the session is over", async () => {
  const { sockets, send, connect, close } = await setUpSocket();
  await connect();
  send.mockResolvedValue(ownError("unauthenticated"));
  await close(1008);
  expect(send).toHaveBeenLastCalledWith("/api/auth/user", expect.anything());
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sockets).toHaveLength(1);
});

test("retries the socket after a 401 that the server did not send", async () => {
  const { sockets, send, connect, close } = await setUpSocket();
  await connect();
  send.mockResolvedValueOnce(Response.json({ message: "Unauthorized" }, { status: 401 }));
  await close(1008);
  // Its ticket is refused by the network as well.
  send.mockResolvedValueOnce(new Response("<h1>Sign in to HotelNet</h1>", { status: 401 }));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_500);
  expect(sockets).toHaveLength(2);
});

test("replaces a connection after a minute in which nothing arrived, and reports it as lost meanwhile", async () => {
  const { socket, sockets, onFrame, onLive, connect } = await setUpSocket();
  vi.spyOn(Math, "random").mockReturnValue(1);
  await connect();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sockets[0]?.sent.at(-1)).toEqual({ type: "ping" });
  sockets[0]?.receive({ type: "pong" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([socket.isLive(), onLive.mock.lastCall, sockets[0]?.isClosed]).toEqual([false, [false], true]);
  await vi.advanceTimersByTimeAsync(2_500);
  await connect();
  sockets[1]?.receive({ type: "posts" });
  expect([sockets.length, socket.isLive(), onFrame.mock.calls]).toEqual([2, true, [[{ type: "posts" }]]]);
});

test("retries when the server cannot say whether the session is over", async () => {
  const { sockets, send, connect, close } = await setUpSocket();
  await connect();
  send.mockResolvedValueOnce(ownJson({}, { status: 503 }));
  await close(1008);
  await vi.advanceTimersByTimeAsync(4_500);
  expect(sockets).toHaveLength(2);
});
