/**
 * The code of a key that an input method takes. Safari ends the composition before the keydown of
 * the Enter or Esc that ended it, so there only this code says whose key it was.
 */
const inputMethodKeyCode = 229;

/** Whether an input method takes the key: to choose, confirm or cancel what it converts. */
export function belongsToInputMethod(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === inputMethodKeyCode;
}

/** Whether an input method is still writing what it changed. */
export function isInComposition(event: Event): boolean {
  return "isComposing" in event && event.isComposing === true;
}

/**
 * Hides the keys of input methods from every handler of the page, also those of libraries, so that
 * no handler has to ask (client.9). Must run before anything else listens: listeners of `window`
 * run in the order in which they were added, and before those of all elements.
 */
export function hideInputMethodKeys(page: Pick<EventTarget, "addEventListener">): void {
  const hide = (event: Event) => {
    if (belongsToInputMethod(event as KeyboardEvent)) event.stopImmediatePropagation();
  };
  page.addEventListener("keydown", hide, { capture: true });
}
