import { expect, test } from "vitest";
import { keepWholeSentences } from "./sentence-end.ts";

test.each([
  ["A slow cup of tea. Then a wa", "A slow cup of tea."],
  ["A slow cup of tea. Then a walk.", "A slow cup of tea. Then a walk."],
  ["お茶を一杯。それから散", "お茶を一杯。"],
  ["First line\nand a half", "First line"],
  ["No sentence at all", "No sentence at all"],
  ["", ""],
])("cuts %j to %j", (text, whole) => {
  expect(keepWholeSentences(text)).toBe(whole);
});

test("leaves to the caller what is kept of a text without a whole sentence", () => {
  const without = (text: string) => `${text}…`;
  expect(keepWholeSentences("No sentence", without)).toBe("No sentence…");
  expect(keepWholeSentences("One. And a", without)).toBe("One.");
});
