import { expect, test } from "vitest";
import { findGravestReason } from "./kept-rules.ts";

test.each([
  [[], "other"],
  [["spam"], "spam"],
  [["spam", "harassment"], "spam"],
  [["spam", "hate", "violence"], "hate"],
])("of %j decides by %s", (reasons, gravest) => {
  expect(findGravestReason(reasons)).toBe(gravest);
});
