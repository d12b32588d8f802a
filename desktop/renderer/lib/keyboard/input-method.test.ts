import { expect, test } from "vitest";
import { belongsToInputMethod, hideInputMethodKeys } from "./input-method.ts";

const enterWhileComposing = { isComposing: true, keyCode: 13 };
const enterOfSafari = { isComposing: false, keyCode: 229 };
const enter = { isComposing: false, keyCode: 13 };

test.each([
  ["a key while the word is composed", enterWhileComposing, true],
  ["a key with the input method's code after the composition, as in Safari", enterOfSafari, true],
  ["Enter", enter, false],
  ["Escape", { isComposing: false, keyCode: 27 }, false],
])("of %s returns whether an input method takes it", (_case, event, isTaken) => {
  expect(belongsToInputMethod(event)).toBe(isTaken);
});

test("handlers added later hear the member's keys and none of an input method", () => {
  const page = new EventTarget();
  hideInputMethodKeys(page);
  const heard: object[] = [];
  page.addEventListener("keydown", (event) => heard.push(event), { capture: true });
  const press = (key: object) => {
    const event = Object.assign(new Event("keydown", { cancelable: true }), key);
    page.dispatchEvent(event);
    return event;
  };
  const hidden = [press(enterWhileComposing), press(enterOfSafari)];
  const shown = press(enter);
  expect(heard).toEqual([shown]);
  // The input method still acts on its key.
  expect(hidden.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false]);
});
