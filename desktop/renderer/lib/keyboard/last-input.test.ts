import { expect, test } from "vitest";
import { markPointerInput } from "./last-input.ts";

test("marks the page from a press of the pointer until the next key that may move the focus", () => {
  const page = new EventTarget();
  const marks: boolean[] = [];
  markPointerInput(page, {
    toggleAttribute: (_name, isOn) => {
      marks.push(isOn ?? false);
      return true;
    },
  });
  const press = (type: string, key: object = {}) => page.dispatchEvent(Object.assign(new Event(type), key));
  press("pointerdown");
  press("pointerup");
  for (const key of ["Control", "Shift", "Alt", "Meta"]) press("keydown", { key });
  press("keydown", { key: "c", ctrlKey: true });
  press("keydown", { key: "c", metaKey: true });
  press("keydown", { key: "ArrowLeft", altKey: true });
  expect(marks).toEqual([true]);
  press("keydown", { key: "Tab", shiftKey: true });
  press("pointerdown");
  expect(marks).toEqual([true, false, true]);
});
