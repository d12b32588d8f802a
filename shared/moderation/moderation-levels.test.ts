import { expect, test } from "vitest";
import { findWorstLevel } from "./moderation-levels.ts";

test("returns the worst level, and top for none", () => {
  expect(findWorstLevel(["top", "low", "high"])).toBe("low");
  expect(findWorstLevel(["none", "top"])).toBe("none");
  expect(findWorstLevel([])).toBe("top");
});
