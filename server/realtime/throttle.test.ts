import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("acts at once, and once more at the end of the time when called again meanwhile", () => {
  const act = vi.fn(() => 0);
  const ask = throttle(act, 10_000);
  for (let n = 0; n < 5; n++) ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9_999);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(2);
  ask();
  expect(act).toHaveBeenCalledTimes(3);
});

test("counts from the end of an act that goes on for a while", () => {
  const act = vi.fn(() => 2_000);
  const ask = throttle(act, 10_000);
  ask();
  ask();
  vi.advanceTimersByTime(11_999);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
});
