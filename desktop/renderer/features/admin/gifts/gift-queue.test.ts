import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNetworkError } from "../../../lib/api/api-error.ts";
import { GiftQueue, type GiftStorage, type StoredGift } from "./gift-queue.ts";

const wren = { id: "1", username: "wren", displayName: "Wren" };

/** A queue whose page may be closed while the storage stays. */
function openPage(kept = new Map<string, StoredGift>()) {
  const storage: GiftStorage = {
    put: (gift) => void kept.set(gift.key, gift),
    has: (key) => kept.has(key),
    remove: (key) => void kept.delete(key),
    list: () => [...kept.values()],
  };
  const send = vi.fn<(gift: { readonly key: string }, isPageClosing: boolean) => Promise<number>>();
  send.mockResolvedValue(500);
  const onGiven = vi.fn();
  const onFailed = vi.fn();
  const queue = new GiftQueue({ storage, send, onGiven, onFailed });
  const states = () => queue.store.getState().gifts.map(({ state }) => state);
  return { queue, send, onGiven, onFailed, states, kept };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("sends a gift once after ten seconds, and deletes it when it is confirmed", async () => {
  const { queue, send, onGiven, states, kept } = openPage();
  queue.give(wren, 100);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ member: wren, amount: 100 }), false);
  expect(onGiven).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ amount: 100 }), 500);
  expect(states()).toEqual(["given"]);
  expect(kept.size).toBe(0);
});

test("undoes one of several held gifts and sends the others", async () => {
  const { queue, send, kept } = openPage();
  for (const amount of [10, 100, 500] as const) queue.give(wren, amount);
  queue.undo(queue.store.getState().gifts[1]?.key ?? "");
  expect(kept.size).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send.mock.calls.map(([gift]) => gift)).toMatchObject([{ amount: 10 }, { amount: 500 }]);
});

test("retries a failed gift with the key of the click", async () => {
  const { queue, send, onFailed, states } = openPage();
  send.mockRejectedValueOnce(createNetworkError());
  queue.give(wren, 10);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states()).toEqual(["failed"]);
  expect(onFailed).toHaveBeenCalledOnce();
  queue.retry(queue.store.getState().gifts[0]?.key ?? "");
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls[0]?.[0].key).toBe(send.mock.calls[1]?.[0].key);
  expect(states()).toEqual(["given"]);
});

test("sends held gifts when the page closes, and again with the same key when no response came", async () => {
  const closing = openPage();
  closing.send.mockReturnValue(new Promise(() => {}));
  closing.queue.give(wren, 500);
  closing.queue.sendHeld(true);
  expect(closing.send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ amount: 500 }), true);
  const next = openPage(closing.kept);
  next.queue.resume();
  next.queue.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(next.send).toHaveBeenCalledOnce();
  expect(next.send.mock.calls[0]?.[0].key).toBe(closing.send.mock.calls[0]?.[0].key);
  expect(next.states()).toEqual(["given"]);
});

test("leaves another tab's gifts to that tab, and sends them when the tab has crashed", async () => {
  const other = openPage();
  other.queue.give(wren, 10);
  other.queue.give(wren, 100);
  const here = openPage(other.kept);
  here.queue.resume();
  expect(here.states()).toEqual([]);
  other.queue.undo(other.queue.store.getState().gifts[0]?.key ?? "");
  other.send.mockReturnValue(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(here.send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ amount: 100 }), false);
});

test("shows a gift that failed before the page closed, without sending it unasked", () => {
  const kept = new Map<string, StoredGift>();
  kept.set("k", { key: "k", member: wren, amount: 10, clickedAt: Date.now(), progress: "failed" });
  const { queue, send, states } = openPage(kept);
  queue.resume();
  expect(states()).toEqual(["failed"]);
  expect(send).not.toHaveBeenCalled();
  queue.discard("k");
  expect(kept.size).toBe(0);
});

test("never sends a gift again that is older than the server remembers its key", () => {
  const kept = new Map<string, StoredGift>();
  const clickedAt = Date.now() - 24 * 60 * 60_000;
  kept.set("k", { key: "k", member: wren, amount: 10, clickedAt, progress: "sent" });
  const { queue, send } = openPage(kept);
  queue.resume();
  expect(send).not.toHaveBeenCalled();
  expect(queue.store.getState().gifts).toMatchObject([{ state: "failed", canRetry: false }]);
});
