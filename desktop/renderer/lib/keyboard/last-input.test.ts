import { expect, test } from "vitest";
import { markPointerInput } from "./last-input.ts";

test("marks the page from a press of the pointer until the next key", () => {
  const page = new EventTarget();
  const marks: boolean[] = [];
  markPointerInput(page, {
    toggleAttribute: (_name, isOn) => {
      marks.push(isOn ?? false);
      return true;
    },
  });
  for (const type of ["pointerdown", "pointerup", "keydown", "pointerdown"]) {
    page.dispatchEvent(new Event(type));
  }
  expect(marks).toEqual([true, false, true]);
});
