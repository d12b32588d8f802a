import { expect, test } from "vitest";
import { formatTimeLeft } from "./time-left.ts";

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
