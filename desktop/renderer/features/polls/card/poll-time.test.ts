import { expect, test } from "vitest";
import { formatPollEnd } from "./poll-time.ts";

const now = Date.parse("2026-12-01T10:00:00.000Z");
const minute = 60_000;
const hour = 60 * minute;

test.for(
  [
    [0, null],
    [-minute, null],
    [1, "Ends in less than a minute"],
    [minute + 1, "Ends in 2 minutes"],
    [59 * minute, "Ends in 59 minutes"],
    [hour, "Ends in 1 hour"],
    [24 * hour, "Ends in 24 hours"],
    [36 * hour, "Ends in 2 days"],
    [7 * 24 * hour, "Ends in 7 days"],
  ] as const,
)("%d ms before the end: %s", ([left, text]) => {
  expect(formatPollEnd(new Date(now + left).toISOString(), now)).toBe(text);
});
