import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restartDelayMs } from "#shared/realtime/reconnect-rule.ts";
import { createProcessBus } from "./bus.ts";
import { openGateway } from "./gateway.ts";
import type { RuntimeSocket } from "./runtime-socket.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const mib = 1024 * 1024;

class FakeSocket implements RuntimeSocket {
  bufferedAmount = 0;
  readonly sent: unknown[] = [];
  closedWith: number | null = null;
  closedFor = "";
  isCut = false;
  peer: Parameters<RuntimeSocket["listen"]>[0] | undefined;

  listen(peer: Parameters<RuntimeSocket["listen"]>[0]): void {
    this.peer = peer;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code: number, reason: string): void {
    this.closedWith = code;
    this.closedFor = reason;
  }
  cut(): void {
    this.isCut = true;
    this.peer?.onClose();
  }
}

function setUp({ redeem = () => Promise.resolve(true) } = {}) {
  const bus = createProcessBus();
  const ended = new Set<string>();
  const gateway = openGateway({
    bus,
    log: pino({ level: "silent" }),
    heard() {},
    scale: 1,
    presenters: [{ of: ["resync"], present: () => Promise.resolve([{ type: "resync" }]) }],
    // The ticket of these tests names the session, whose first part is the member.
    moderators: () => Promise.resolve(["ada"]),
    announce: () => Promise.resolve([]),
    readTicket: (ticket) =>
      Promise.resolve({ holder: { memberId: ticket.split("/")[0] ?? "", sessionId: ticket }, redeem }),
    endedSessions: (ids) => Promise.resolve(ids.filter((id) => ended.has(id))),
    serve: () => Promise.resolve(),
    taken() {},
  });
  const open = async () => {
    const socket = new FakeSocket();
    const upgrade = () => ({ response: new Response(), socket });
    await gateway.accept(new Request("http://x/websocket"), "here", upgrade);
    return socket;
  };
  const signedIn = async (ticket: string) => {
    const socket = await open();
    socket.peer?.onMessage(JSON.stringify({ type: "auth", ticket }));
    await vi.advanceTimersByTimeAsync(0);
    return socket;
  };
  return { bus, ended, gateway, open, signedIn };
}

const resync = (memberId: string) => ({ type: "resync", memberId }) as const;

test("sends nothing more to a reader with more than 1 MiB waiting, and cuts it when it does not close", async () => {
  const { bus, signedIn } = setUp();
  const [slow, quick] = [await signedIn("ada/1"), await signedIn("ada/2")];
  slow.bufferedAmount = mib + 1;
  bus.publish(resync("ada"));
  await vi.advanceTimersByTimeAsync(0);
  expect(slow.closedWith).toBe(1013);
  bus.publish(resync("ada"));
  await vi.advanceTimersByTimeAsync(0);
  expect([slow.sent.length, quick.sent.length]).toEqual([2, 3]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([slow.isCut, quick.isCut]).toEqual([true, false]);
});

test("counts a closed socket for its source until it is gone", async () => {
  const { open, signedIn } = setUp();
  const socket = await signedIn("ada/1");
  for (let n = 0; n < 19; n++) await open();
  socket.peer?.onMessage("not JSON");
  expect(socket.closedWith).toBe(1008);
  await expect(open()).rejects.toMatchObject({ code: "rate_limited" });
  socket.peer?.onClose();
  await open();
});

test("refuses new sockets while closing, closes all with 1012, and cuts those that stay", async () => {
  const { gateway, open, signedIn } = setUp();
  const sockets = [await signedIn("ada/1"), await open()];
  const closing = gateway.close();
  expect(sockets.map(({ closedWith }) => closedWith)).toEqual([1012, 1012]);
  expect(sockets.map(({ closedFor }) => restartDelayMs(() => Number.NaN, closedFor))).toEqual([500, 1_500]);
  await expect(open()).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(1_100);
  await closing;
  expect(sockets.map(({ isCut }) => isCut)).toEqual([true, true]);
});

test("opens no socket for a session that ends while its ticket is looked up", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { bus, signedIn } = setUp({ redeem: () => promise });
  const socket = await signedIn("ada/1");
  bus.publish({ type: "sessions_ended", memberId: "ada", sessionId: "ada/1" });
  resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([socket.closedWith, socket.sent]).toEqual([1008, []]);
});

test("closes none of the member's sockets when a ticket is refused", async () => {
  const redeemed = [true, true, true, true, true, false];
  const { signedIn } = setUp({ redeem: () => Promise.resolve(redeemed.shift() ?? true) });
  const sockets: FakeSocket[] = [];
  for (let n = 0; n < 6; n++) sockets.push(await signedIn(`ada/${n}`));
  expect(sockets.map(({ closedWith }) => closedWith)).toEqual([null, null, null, null, null, 1008]);
  await signedIn("ada/7");
  expect(sockets[0]?.closedWith).toBe(4000);
});

test("ends all sessions but the kept one at once, and those without an event within 5 s", async () => {
  const { bus, ended, signedIn } = setUp();
  const [one, kept, other] = [await signedIn("ada/1"), await signedIn("ada/2"), await signedIn("bob/1")];
  bus.publish({ type: "sessions_ended", memberId: "ada", keptSessionId: "ada/2" });
  expect([one.closedWith, kept.closedWith]).toEqual([1008, null]);
  ended.add("bob/1");
  await vi.advanceTimersByTimeAsync(4_000);
  expect([kept.closedWith, other.closedWith]).toEqual([null, 1008]);
});

test("announces posts at most every 10 s", async () => {
  const { bus, signedIn } = setUp();
  const socket = await signedIn(`ada/${randomUUID()}`);
  for (let second = 0; second < 25; second++) {
    bus.publish({ type: "posts" });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(socket.sent.filter((frame) => (frame as { type: string }).type === "posts")).toHaveLength(3);
});

test("announces no posts to a page without a feed, and once when it shows one again", async () => {
  const { bus, signedIn } = setUp();
  const socket = await signedIn("ada/1");
  const other = await signedIn("ada/2");
  const isShown = (shown: boolean) =>
    socket.peer?.onMessage(JSON.stringify({ type: "feed", isShown: shown }));
  const announced = ({ sent }: FakeSocket) =>
    sent.filter((frame) => (frame as { type: string }).type === "posts").length;
  isShown(false);
  isShown(true);
  isShown(false);
  for (let n = 0; n < 3; n++) {
    bus.publish({ type: "posts" });
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect([announced(socket), announced(other)]).toEqual([0, 3]);
  isShown(true);
  expect(announced(socket)).toBe(1);
  bus.publish({ type: "posts" });
  isShown(false);
  isShown(true);
  expect([announced(socket), announced(other)]).toEqual([2, 4]);
});
