import { expect, test } from "vitest";
import { cleanTitle } from "./make-title.ts";

test.each([
  ["Better sleep", "Better sleep"],
  ['"A calm week."', "A calm week"],
  ["**Title:** “Evening _walks_”", "Evening walks"],
  ["# Rest\n\nThis is a title about rest.", "Rest"],
  ["\n\n1. First light", "First light"],
  ["| Day | Morning |\n| --- | --- |", "Day Morning"],
  ["<think>They want a name.</think>\nQuiet mornings", "Quiet mornings"],
  ["They want a name.</think>Quiet mornings", "Quiet mornings"],
  ["Closing with `</think>` well", "Closing with well"],
  ["[The lake](https://example.org) ![x](y)", "The lake x"],
  ["Ada's snake_case notes", "Ada's snake_case notes"],
  ["‘Small steps’", "Small steps"],
  ["Ruhige Wörter für müde Tage – ", "Ruhige Wörter für müde Tage"],
  ["睡眠のヒント", "睡眠のヒント"],
  ["---\n***", ""],
  ["", ""],
])("turns %j into the title %j", (said, title) => {
  expect(cleanTitle(said)).toBe(title);
});

test("cuts a long title between words, and one without spaces at 60 characters", () => {
  const long = "A very long title about all the things that came up while we were talking";
  expect(cleanTitle(long)).toBe("A very long title about all the things that came up while we");
  expect(cleanTitle("x".repeat(80))).toBe("x".repeat(60));
  expect(cleanTitle(`${"x".repeat(59)}🌊🌊`)).toBe("x".repeat(59));
});
