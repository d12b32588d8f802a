import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UnreadCounts } from "../../bridge.ts";
import { pollUnread } from "./poll-unread.ts";
import { quietLog } from "../testing/quiet-log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counts = { messages: 1, notifications: 2 };

test("reads every five seconds, at once on refresh, and stops", async () => {
  const read = vi.fn(() => Promise.resolve<UnreadCounts | null>(counts));
  const onCounts = vi.fn();
  const source = pollUnread({ read, onCounts, log: quietLog() });
  source.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(onCounts).toHaveBeenCalledExactlyOnceWith(counts);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledTimes(2);
  source.refresh();
  source.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(3);
});

test("reads once more after a refresh during a read", async () => {
  let answer: (counts: UnreadCounts) => void = () => {};
  const read = vi.fn(() => new Promise<UnreadCounts>((resolve) => (answer = resolve)));
  const source = pollUnread({ read, onCounts: vi.fn(), log: quietLog() });
  source.refresh();
  source.refresh();
  source.refresh();
  expect(read).toHaveBeenCalledTimes(1);
  answer(counts);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
  source.stop();
});

test("keeps the counts while the server is away, reads less often, and logs it once", async () => {
  const read = vi.fn(() => Promise.reject(new Error("away")));
  const onCounts = vi.fn();
  const log = quietLog();
  const source = pollUnread({ read, onCounts, log });
  source.refresh();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(onCounts).not.toHaveBeenCalled();
  expect(read.mock.calls.length).toBeLessThan(20);
  expect(log.lines).toHaveLength(1);
  source.stop();
});

test("reports null when nobody is signed in", async () => {
  const onCounts = vi.fn();
  const source = pollUnread({ read: () => Promise.resolve(null), onCounts, log: quietLog() });
  source.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(onCounts).toHaveBeenCalledExactlyOnceWith(null);
  source.stop();
});

test("drops a read for the last member without waiting for it", async () => {
  const [first, second, third] = [0, 1, 2].map(() => Promise.withResolvers<UnreadCounts>());
  const asked = [first, second, third].map((one) => one?.promise);
  const read = vi.fn(() => asked.shift() ?? Promise.resolve(null));
  const onCounts = vi.fn();
  const log = quietLog();
  const source = pollUnread({ read, onCounts, log });
  source.refresh();
  source.refresh();
  source.reset();
  source.refresh();
  expect(read).toHaveBeenCalledTimes(2);
  first?.resolve({ messages: 9, notifications: 9 });
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
  source.reset();
  second?.reject(new Error("away"));
  // No refresh: the next read comes by the timer.
  await vi.advanceTimersByTimeAsync(5_000);
  third?.resolve(counts);
  await vi.advanceTimersByTimeAsync(0);
  expect(onCounts).toHaveBeenCalledExactlyOnceWith(counts);
  expect(log.lines).toEqual([]);
  source.stop();
});
