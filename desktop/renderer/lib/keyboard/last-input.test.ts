import { expect, test } from "vitest";
import { markPointerInput } from "./last-input.ts";

/** A control that dispatches its focus to the page, and whether it is marked. */
function someControl(page: EventTarget) {
  const control = {
    isMarked: false,
    toggleAttribute: (_name: string, isOn?: boolean) => control.isMarked = isOn ?? false,
  };
  const dispatch = (type: string) => {
    const event = new Event(type);
    Object.defineProperty(event, "target", { value: control });
    page.dispatchEvent(event);
  };
  return { control, focus: () => dispatch("focusin"), blur: () => dispatch("focusout") };
}

function somePage() {
  const page = new EventTarget();
  markPointerInput(page);
  const press = (type: string, key: object = {}) => page.dispatchEvent(Object.assign(new Event(type), key));
  return { page, press };
}

test("marks the focused control from a press of the pointer until the next key that may move the focus", () => {
  const { page, press } = somePage();
  const { control, focus } = someControl(page);
  press("pointerdown");
  focus();
  press("pointerup");
  for (const key of ["Control", "Shift", "Alt", "Meta"]) press("keydown", { key });
  press("keydown", { key: "c", ctrlKey: true });
  press("keydown", { key: "c", metaKey: true });
  press("keydown", { key: "ArrowLeft", altKey: true });
  expect(control.isMarked).toBe(true);
  press("keydown", { key: "Tab", shiftKey: true });
  expect(control.isMarked).toBe(false);
  press("pointerdown");
  expect(control.isMarked).toBe(true);
});

test("does not mark a control focused by key, and unmarks one that loses the focus", () => {
  const { page, press } = somePage();
  const [first, second] = [someControl(page), someControl(page)];
  press("keydown", { key: "Tab" });
  first.focus();
  expect(first.control.isMarked).toBe(false);
  press("pointerdown");
  first.blur();
  second.focus();
  expect([first.control.isMarked, second.control.isMarked]).toEqual([false, true]);
});
