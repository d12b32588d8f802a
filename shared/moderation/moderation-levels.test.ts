import { expect, test } from "vitest";
import { worstLevel } from "./moderation-levels.ts";

test("returns the worst level, and top for none", () => {
  expect(worstLevel(["top", "low", "high"])).toBe("low");
  expect(worstLevel(["none", "top"])).toBe("none");
  expect(worstLevel([])).toBe("top");
});
