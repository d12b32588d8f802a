import { expect, test } from "vitest";
import { levelOfEdit } from "./level-of-edit.ts";

test("an edit has the level of its own verdict", () => {
  expect(levelOfEdit("low", null)).toBe("low");
  expect(levelOfEdit("top", null)).toBe("top");
});

test.each(
  [
    ["better words keep a strict level", "top", { level: "low", formerVerdict: "low" }],
    // A mistake is mended in words that the classifier had misjudged.
    ["words like those that the person saw keep a level above them", "low", {
      level: "top",
      formerVerdict: "low",
    }],
    ["words no worse than the level keep it", "high", { level: "high", formerVerdict: "top" }],
    ["what nobody may see yet stays so", "none", { level: null, formerVerdict: "top" }],
  ] as const,
)("of content that a person judged, %s", (_, verdict, byPerson) => {
  expect(levelOfEdit(verdict, byPerson)).toBe(byPerson.level);
});

test.each(
  [
    ["low", { level: "top", formerVerdict: "top" }],
    ["none", { level: "high", formerVerdict: "low" }],
  ] as const,
)("words judged %s are refused where they are worse than all that the person saw", (verdict, byPerson) => {
  expect(levelOfEdit(verdict, byPerson)).toBe("refused");
});
