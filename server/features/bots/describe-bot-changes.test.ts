import { expect, test } from "vitest";
import { describeBotChanges } from "./describe-bot-changes.ts";

test.each([
  ["nothing", {}, {}],
  ["a text", { bio: "New" }, { bio: "Old → New" }],
  ["what is removed", { bio: null }, { bio: "Old → " }],
  ["what is added", { lastName: "Ray" }, { lastName: " → Ray" }],
  ["a switch and a number", { isActive: "false", postFrequency: "2.000" }, {
    isActive: "true → false",
    postFrequency: "1.000 → 2.000",
  }],
])("describes a change of %s", (_, change, described) => {
  const before = { bio: "Old", lastName: null, isActive: "true", postFrequency: "1.000" };
  expect(describeBotChanges(before, { ...before, ...change })).toEqual(described);
});
