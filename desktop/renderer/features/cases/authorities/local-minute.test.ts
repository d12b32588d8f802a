import { expect, test } from "vitest";
import { localMinute, timeOfLocalMinute } from "./CaseAuthorities.tsx";

test("gives a field of date and time the minute of a time, and takes it back", () => {
  const at = "2026-03-29T14:05:00.000Z";
  expect(timeOfLocalMinute(localMinute(Date.parse(at)))).toBe(at);
  expect(timeOfLocalMinute("")).toBe(null);
});
