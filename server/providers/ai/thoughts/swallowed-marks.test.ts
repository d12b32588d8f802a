import { expect, test } from "vitest";
import { SwallowedMarks } from "./swallowed-marks.ts";

test("knows a model after the answers of two members in a row", () => {
  const marks = new SwallowedMarks();
  marks.noticed("deep", "ada");
  marks.noticed("deep", "ada");
  expect(marks.isKnownOf("deep")).toBe(false);
  marks.noticed("deep", "ben");
  expect([marks.isKnownOf("deep"), marks.isKnownOf("other")]).toEqual([true, false]);
});

test("forgets a model after an answer without a closing mark", () => {
  const marks = new SwallowedMarks();
  marks.noticed("deep", "ada");
  marks.missed("deep");
  marks.noticed("deep", "ben");
  expect(marks.isKnownOf("deep")).toBe(false);
  marks.noticed("deep", "ada");
  marks.missed("deep");
  expect(marks.isKnownOf("deep")).toBe(false);
});
