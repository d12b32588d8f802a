import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchProgress } from "./watch-progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const minuteMs = 60_000;

test("ends work that makes no progress for ten minutes, and says so", async () => {
  const progress = watchProgress();
  const ended = expect(progress.orStalled(new Promise(() => {}))).rejects.toThrow(
    "It made no progress for 10 minutes and was ended",
  );
  vi.advanceTimersByTime(10 * minuteMs - 1);
  expect(progress.stalled.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(progress.stalled.aborted).toBe(true);
  await ended;
});

test("lets work go on that takes long, piece by piece or with leave", async () => {
  const progress = watchProgress();
  const { promise, resolve } = Promise.withResolvers<string>();
  const done = progress.orStalled(promise);
  for (let piece = 0; piece < 20; piece++) {
    vi.advanceTimersByTime(9 * minuteMs);
    progress.made();
  }
  progress.made(60 * minuteMs);
  vi.advanceTimersByTime(59 * minuteMs);
  resolve("done");
  expect(await done).toBe("done");
  progress.stop();
  vi.advanceTimersByTime(60 * minuteMs);
  expect(progress.stalled.aborted).toBe(false);
});
