import { expect, test } from "vitest";
import { presentReason } from "./present.ts";

test.each([
  ["mild_swearing", { reason: "Contains mild swearing", reasonCode: "mild_swearing" }],
  // As 0.3.0 stored it.
  ["Contains mild swearing", { reason: "Contains mild swearing", reasonCode: "mild_swearing" }],
  ["It swears at somebody", { reason: "It swears at somebody" }],
  ["", { reason: "" }],
])("presents the stored reason %j", (stored, presented) => {
  expect(presentReason(stored)).toEqual(presented);
});
