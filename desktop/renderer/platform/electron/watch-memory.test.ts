import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MemoryUse } from "../../../bridge.ts";
import { watchMemory } from "./watch-memory.ts";

const page = { visibilityState: "visible" };
const readMemory = vi.fn<() => Promise<MemoryUse>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { glimmer: { readMemory } });
  page.visibilityState = "visible";
  readMemory.mockReset().mockResolvedValue({ page: 1, app: 2 });
});
afterEach(() => void vi.useRealTimers());

test("desktop.7: reads at once and every 5 s, but not out of sight", async () => {
  const onRead = vi.fn();
  watchMemory(onRead);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onRead.mock.calls).toEqual([[{ page: 1, app: 2 }], [{ page: 1, app: 2 }]]);
  page.visibilityState = "hidden";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readMemory).toHaveBeenCalledTimes(2);
  page.visibilityState = "visible";
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onRead).toHaveBeenCalledTimes(3);
});

test("ends, also with a read under way", async () => {
  const onRead = vi.fn();
  watchMemory(onRead)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([onRead.mock.calls.length, readMemory.mock.calls.length]).toEqual([0, 1]);
});

test("keeps the last numbers when the app does not respond", async () => {
  const onRead = vi.fn();
  readMemory.mockRejectedValueOnce(new Error("gone"));
  watchMemory(onRead);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onRead).toHaveBeenCalledOnce();
});
