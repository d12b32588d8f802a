import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMute } from "./mute.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("lasts an hour, also over a sleep", () => {
  const onChange = vi.fn();
  const mute = createMute(() => new Date(), onChange);
  mute.start();
  expect(mute.until()).toEqual(new Date("2026-11-21T11:00:00Z"));
  vi.setSystemTime(new Date("2026-11-21T12:00:00Z"));
  expect(mute.until()).toBeNull();
  vi.advanceTimersByTime(3_600_000);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("can be ended earlier", () => {
  const mute = createMute(() => new Date(), vi.fn());
  mute.start();
  mute.end();
  expect(mute.until()).toBeNull();
});
