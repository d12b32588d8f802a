import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restartReason } from "./reconnect-rule.ts";
import { fakeSockets } from "./testing/fake-sockets.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client with a fake server and fake time. */
function surroundings() {
  const readTicket = vi.fn(() => Promise.resolve<string | null>("a ticket"));
  const isSignedIn = vi.fn(() => Promise.resolve(true));
  const fake = fakeSockets({ readTicket, isSignedIn });
  return {
    ...fake,
    readTicket,
    isSignedIn,
    /** The newest socket opens, and the server takes its ticket. */
    accept: async () => {
      await vi.advanceTimersByTimeAsync(0);
      fake.last().onopen?.();
      await vi.advanceTimersByTimeAsync(100);
      fake.last().receive({ type: "auth", ok: true });
    },
    /** The newest socket closes with this code. */
    close: async (code: number, reason?: string) => {
      fake.last().onclose?.({ code, reason });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

async function connected() {
  const fake = surroundings();
  fake.client.start();
  await fake.accept();
  return fake;
}

/** Advances the time until another socket is opened; returns how long that took, in ms. */
async function untilNext(sockets: readonly unknown[]): Promise<number> {
  const count = sockets.length;
  for (let ms = 0; ms <= 70_000; ms += 100) {
    if (sockets.length > count) return ms;
    await vi.advanceTimersByTimeAsync(100);
  }
  throw new Error("No further socket was opened");
}

test("sends its ticket 100 ms after opening and is open once the server accepts it", async () => {
  const { client, last, states } = surroundings();
  client.start();
  await vi.advanceTimersByTimeAsync(0);
  last().onopen?.();
  await vi.advanceTimersByTimeAsync(99);
  expect(last().sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(last().sent).toEqual([{ type: "auth", ticket: "a ticket" }]);
  expect(states).toEqual([]);
  last().receive({ type: "auth", ok: true });
  expect(states).toEqual(["open"]);
});

test("passes frames on, and drops only malformed and unknown ones", async () => {
  const { last, frames, states } = await connected();
  last().receive({ type: "unread" });
  last().receive({ type: "from_the_future" });
  last().receive({ type: "posts" });
  expect(frames).toEqual([{ type: "posts" }]);
  expect(states).toEqual(["open"]);
});

test("accepts no frame before the server has accepted the ticket", async () => {
  const { client, last, frames } = surroundings();
  client.start();
  await vi.advanceTimersByTimeAsync(0);
  last().receive({ type: "posts" });
  expect(frames).toEqual([]);
});

test("retries after up to 4.5 s and 9 s, then more slowly, each time with a new ticket", async () => {
  const { sockets, close, readTicket } = await connected();
  const delays: number[] = [];
  for (let retry = 0; retry < 6; retry++) {
    await close(1006);
    delays.push(await untilNext(sockets));
  }
  expect(delays).toEqual([4_500, 9_000, 18_000, 36_000, 60_000, 60_000]);
  expect(readTicket).toHaveBeenCalledTimes(7);
});

test("resets the retries after a connection that lasted, not after a short one", async () => {
  const { sockets, close, accept } = await connected();
  await close(1006);
  await untilNext(sockets);
  await accept();
  await close(1006);
  expect(await untilNext(sockets)).toBe(9_000);
  await accept();
  await vi.advanceTimersByTimeAsync(10_000);
  await close(1006);
  expect(await untilNext(sockets)).toBe(4_500);
});

test("tries again when the server is unreachable or silent", async () => {
  const { client, sockets, readTicket, states } = surroundings();
  readTicket.mockRejectedValueOnce(new Error("offline"));
  client.start();
  expect(await untilNext(sockets)).toBe(4_500);
  // Neither opens nor closes: 15 s for the attempt, 9 s until the next.
  expect(await untilNext(sockets)).toBe(24_000);
  expect(sockets[0]?.isClosed).toBe(true);
  expect(states).toEqual([]);
});

test("connects again soon, with jitter, when the server restarts", async () => {
  const { sockets, close } = await connected();
  await close(1012);
  expect(await untilNext(sockets)).toBe(2_500);
});

test("connects again when the server that restarts says", async () => {
  const { sockets, close } = await connected();
  await close(1012, restartReason(12_000, 18_000));
  expect(await untilNext(sockets)).toBe(12_500);
});

test("checks the session first when the server closes with 1008", async () => {
  const { sockets, states, close, isSignedIn } = await connected();
  await close(1008);
  expect(isSignedIn).toHaveBeenCalledOnce();
  expect(await untilNext(sockets)).toBe(4_500);
  isSignedIn.mockRejectedValueOnce(new Error("offline"));
  await close(1008);
  expect(await untilNext(sockets)).toBe(9_000);
  isSignedIn.mockResolvedValueOnce(false);
  await close(1008);
  expect(states.at(-1)).toBe("over");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sockets).toHaveLength(3);
});

test("stays closed after 4000 until the page is in front", async () => {
  const { client, sockets, states, close } = await connected();
  await close(4000);
  client.reconnect();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([sockets.length, states.at(-1)]).toEqual([1, "waiting"]);
  client.retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect([sockets.length, states.at(-1)]).toEqual([2, "connecting"]);
});

test("connects at once when the page comes to the front, unless an attempt or a connection is open", async () => {
  const { client, sockets, close, accept } = await connected();
  client.retryNow();
  await close(1006);
  client.retryNow();
  client.retryNow();
  await accept();
  client.retryNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(2);
});

test("replaces a connection that may be dead after sleep or on another network", async () => {
  const { client, sockets, states, accept } = await connected();
  client.reconnect();
  expect(sockets[0]?.isClosed).toBe(true);
  await accept();
  expect([sockets.length, ...states]).toEqual([2, "open", "connecting", "open"]);
});

test("ignores a late result of an earlier attempt", async () => {
  const { client, sockets, readTicket } = surroundings();
  const slow = Promise.withResolvers<string | null>();
  readTicket.mockReturnValueOnce(slow.promise);
  client.start();
  client.reconnect();
  await vi.advanceTimersByTimeAsync(0);
  slow.resolve("late");
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(1);
});

test("stops for good without a session and when it is stopped", async () => {
  const { client, sockets, states, readTicket } = surroundings();
  readTicket.mockResolvedValueOnce(null);
  client.start();
  await vi.advanceTimersByTimeAsync(120_000);
  client.retryNow();
  client.reconnect();
  expect([sockets.length, states]).toEqual([0, ["over"]]);
  const other = await connected();
  other.client.stop();
  expect([other.sockets[0]?.isClosed, other.states.at(-1)]).toEqual([true, "over"]);
});

test("sends frames while it is open, and drops them otherwise", async () => {
  const typing = { type: "typing", receiverId: "r", isTyping: true } as const;
  const { client, sockets, close } = await connected();
  client.send(typing);
  await close(1006);
  client.send(typing);
  expect(sockets.flatMap(({ sent }) => sent).slice(1)).toEqual([typing]);
});

test("sends a ping after 30 s of silence, and keeps the connection while it gets answers", async () => {
  const { client, last, sockets, frames } = await connected();
  for (let times = 0; times < 5; times++) {
    await vi.advanceTimersByTimeAsync(29_999);
    expect(last().sent).toHaveLength(1 + times);
    await vi.advanceTimersByTimeAsync(1);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    await vi.advanceTimersByTimeAsync(20_000);
    last().receive({ type: "pong" });
  }
  expect([sockets.length, frames]).toEqual([1, []]);
  client.stop();
});

test("connects again after a minute of silence, and receives frames again", async () => {
  const { sockets, states, frames, accept } = await connected();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(states).toEqual(["open"]);
  await vi.advanceTimersByTimeAsync(1);
  expect([sockets[0]?.isClosed, states.at(-1)]).toEqual([true, "connecting"]);
  expect(await untilNext(sockets)).toBe(2_500);
  await accept();
  sockets[0]?.receive({ type: "posts" });
  sockets[1]?.receive({ type: "resync" });
  expect([frames, states.at(-1)]).toEqual([[{ type: "resync" }], "open"]);
});

test.each([
  ["an event", { type: "posts" }],
  ["the refusal of a server that knows no ping", { type: "error", code: "invalid_input", message: "No" }],
  ["a frame from the future", { type: "from_the_future" }],
])("takes %s as a sign of life", async (_what, frame) => {
  const { sockets, last } = await connected();
  for (let times = 0; times < 4; times++) {
    await vi.advanceTimersByTimeAsync(45_000);
    last().receive(frame);
  }
  expect(sockets).toHaveLength(1);
});

test("gives the answer to a late ping its full time, since a hidden page's timers run once a minute", async () => {
  const { sockets, last } = await connected();
  vi.setSystemTime(Date.now() + 90_000);
  await vi.advanceTimersByTimeAsync(30_000);
  last().receive({ type: "pong" });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sockets).toHaveLength(1);
});
