import { expect, test } from "vitest";
import { retention } from "#shared/retention.ts";
import { findRefusalToAppeal } from "./make-appeal.ts";

const at = new Date("2027-01-15T12:00:00Z");
const daysAgo = (days: number) => new Date(at.getTime() - days * 24 * 60 * 60_000);
const told = { case_id: "a case", noticed_at: daysAgo(1), has_statement: true };
const words = "Please look again.";
const waiting = { words, answered_at: null };

test.each([
  ["a decision that they were told of", told, null, null],
  ["a stranger's", { ...told, has_statement: false }, null, "absent"],
  ["one that is not there", null, null, "absent"],
  ["one that they were not told of yet", { ...told, noticed_at: null }, null, "early"],
  ["one on its last day", { ...told, noticed_at: daysAgo(retention.appealable.days - 0.1) }, null, null],
  ["one after its last day", { ...told, noticed_at: daysAgo(retention.appealable.days) }, null, "late"],
  ["the same with the same words, which is a retry", told, waiting, "made"],
  ["the same with other words", told, { ...waiting, words: "Now" }, "again"],
  ["the same once it was answered", told, { words, answered_at: daysAgo(0) }, "again"],
  ["the same once its words are forgotten", told, { words: null, answered_at: daysAgo(0) }, "again"],
])("says what comes of an appeal of %s", (_, decided, known, refusal) => {
  expect(findRefusalToAppeal(decided, known, { words, at })).toBe(refusal);
});
