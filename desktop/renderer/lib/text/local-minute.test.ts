import { expect, test } from "vitest";
import { formatLocalMinute, parseLocalMinute } from "./local-minute.ts";

test("gives a field of date and time the minute of a time, and takes it back", () => {
  const at = "2026-03-29T14:05:00.000Z";
  expect(parseLocalMinute(formatLocalMinute(Date.parse(at)))).toBe(at);
  expect(parseLocalMinute("")).toBe(null);
});
