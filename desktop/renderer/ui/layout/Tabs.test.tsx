import { expect, test } from "vitest";
import { findNextTab } from "./Tabs.tsx";

const alone = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Enter", 1, null],
])("%s leads from tab %i of three to %s", (key, from, to) => {
  expect(findNextTab({ ...alone, key }, from, 3)).toBe(to);
});

test.each([["ArrowLeft", 1], ["ArrowRight", 2], ["Home", 0]])(
  "from right to left %s leads from the first tab of three to %i",
  (key, to) => {
    expect(findNextTab({ ...alone, key }, 0, 3, "rtl")).toBe(to);
  },
);

test("leaves a shortcut of the browser alone", () => {
  expect(findNextTab({ ...alone, altKey: true, key: "ArrowLeft" }, 1, 3)).toBeNull();
});
