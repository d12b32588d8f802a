import { expect, test } from "vitest";
import { findQuestionState, type QuestionFacts } from "./question-state.ts";

const lowered: QuestionFacts = {
  level: "low",
  is_judged_by_person: false,
  has_nobody_to_ask: false,
  asked: null,
};
const closed = { isOpen: false, isUntold: false, hasVerdictSince: false };

test.each<[string, Partial<QuestionFacts>, string]>([
  ["that a machine lowered", {}, "possible"],
  ["at the top", { level: "top" }, "none"],
  ["without a level", { level: null }, "none"],
  ["that a person judged", { is_judged_by_person: true }, "none"],
  ["of the only administrator", { has_nobody_to_ask: true }, "none"],
  ["whose case is open", { asked: { ...closed, isOpen: true } }, "waiting"],
  ["whose answer is not told yet", { asked: { ...closed, isUntold: true } }, "waiting"],
  ["that a person looked at", { asked: closed }, "answered"],
  ["that a machine judged again since", { asked: { ...closed, hasVerdictSince: true } }, "possible"],
  ["raised to the top since", { level: "top", asked: { ...closed, hasVerdictSince: true } }, "none"],
])("says of content %s whether a person can be asked", (_, facts, state) => {
  expect(findQuestionState({ ...lowered, ...facts })).toBe(state);
});
