import { expect, test } from "vitest";
import { findGravestReason } from "./keep-removed.ts";

test.each([
  [[], "other"],
  [["spam"], "spam"],
  [["spam", "harassment"], "spam"],
  [["spam", "hate", "violence"], "hate"],
])("of %j decides by %s", (reasons, gravest) => {
  expect(findGravestReason(reasons)).toBe(gravest);
});
