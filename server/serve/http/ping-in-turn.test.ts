import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PingsInTurn } from "./web-sockets.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const everyMs = 30_000;

/** A socket that notes when it was pinged, in seconds since it was added. */
function pinged(pings: PingsInTurn) {
  const addedAt = Date.now();
  const at: number[] = [];
  const socket = { ping: () => void at.push((Date.now() - addedAt) / 1_000) };
  const slot = pings.add(socket);
  return { at, remove: () => pings.remove(socket, slot) };
}

test("pings each socket every 30 s, from within 30 s after it was added", () => {
  const pings = new PingsInTurn(everyMs);
  const sockets = Array.from({ length: 90 }, () => {
    vi.advanceTimersByTime(700);
    return pinged(pings);
  });
  vi.advanceTimersByTime(120_000);
  for (const { at } of sockets) {
    const [first = 0] = at;
    expect(first).toBeGreaterThanOrEqual(29);
    expect(first).toBeLessThanOrEqual(30);
    expect(at).toEqual(at.map((_, n) => expect.closeTo(first + n * 30, 5)));
  }
});

test("pings a removed socket no more, keeps no timer without sockets, and starts again", () => {
  const pings = new PingsInTurn(everyMs);
  const [one, two] = [pinged(pings), pinged(pings)];
  vi.advanceTimersByTime(30_000);
  one.remove();
  one.remove();
  vi.advanceTimersByTime(30_000);
  expect([one.at.length, two.at.length]).toEqual([1, 2]);
  two.remove();
  expect(vi.getTimerCount()).toBe(0);
  const third = pinged(pings);
  vi.advanceTimersByTime(30_000);
  expect(third.at.length).toBe(1);
});

test("goes on when a ping ends its socket and others of the same second", () => {
  const pings = new PingsInTurn(everyMs);
  const gone = pinged(pings);
  const slot = pings.add({ ping: () => gone.remove() });
  const last = pinged(pings);
  vi.advanceTimersByTime(30_000);
  expect([slot, gone.at.length, last.at.length]).toEqual([29, 1, 1]);
});
