/**
 * Marks the page while the last input came from a pointer. A control that a script then focuses,
 * as libraries do on mousedown, matches `:focus-visible` in Chromium: base.css hides its ring
 * (shell.9). Keys that move nothing, as in a shortcut or a lone Shift, don't end that.
 */
export function markPointerInput(
  page: Pick<EventTarget, "addEventListener">,
  root: Pick<Element, "toggleAttribute">,
): void {
  const mark = (event: Event) => {
    const byPointer = event.type === "pointerdown";
    if (byPointer || mayMove(event as KeyboardEvent)) root.toggleAttribute(attribute, byPointer);
  };
  for (const type of ["pointerdown", "keydown"]) page.addEventListener(type, mark, { capture: true });
}

const attribute = "data-by-pointer";

const modifiers = new Set(["Alt", "AltGraph", "CapsLock", "Control", "Fn", "Meta", "NumLock", "Shift"]);

function mayMove({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !modifiers.has(key);
}

/** Whether an element shows a focus ring: it has the focus, and not by a pointer. */
export function hasFocusRing(element: Element): boolean {
  return element.matches(`:root:not([${attribute}]) :focus-visible`);
}
