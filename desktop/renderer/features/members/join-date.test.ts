import { expect, test } from "vitest";
import { joinDate } from "./join-date.ts";

test("names the month and the year", () => {
  expect(joinDate("2026-11-01T00:00:00.000Z")).toBe("November 2026");
});
