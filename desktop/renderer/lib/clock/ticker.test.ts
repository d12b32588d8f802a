import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followTicks } from "./ticker.ts";

const page = Object.assign(new EventTarget(), { hidden: false });

function turn(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("calls all listeners from one timer, until the last has stopped", () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const stops = [followTicks(one), followTicks(other)];
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("pauses while the page is hidden, and calls at once when it shows again", () => {
  const listener = vi.fn();
  const stop = followTicks(listener);
  turn(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(listener).not.toHaveBeenCalled();
  turn(false);
  expect(listener).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
