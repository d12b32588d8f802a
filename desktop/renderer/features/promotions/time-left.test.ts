import { expect, test } from "vitest";
import { formatTimeAlone, formatTimeLeft } from "./time-left.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test.each([
  [168 * hourMs, "168 hours left"],
  [24 * hourMs, "24 hours left"],
  [24 * hourMs - 1, "24 hours left"],
  [23.4 * hourMs, "23 hours left"],
  [hourMs, "1 hour left"],
  [hourMs - minuteMs, "59 minutes left"],
  [minuteMs + 1, "2 minutes left"],
  [1, "1 minute left"],
  [0, null],
  [-hourMs, null],
])("%i ms before the end → %s", (ms, text) => {
  const now = Date.parse("2026-11-22T08:00:00Z");
  expect(formatTimeLeft(new Date(now + ms).toISOString(), now)).toBe(text);
});

test("leaves out that it is left where a label says so", () => {
  const now = Date.parse("2026-11-22T08:00:00Z");
  const alone = (ms: number) => formatTimeAlone(new Date(now + ms).toISOString(), now);
  expect([alone(24 * hourMs), alone(minuteMs), alone(0)]).toEqual(["24 hours", "1 minute", null]);
});
