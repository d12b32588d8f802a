/**
 * Marks the page while the last input came from a pointer. A control that a script then focuses,
 * as libraries do on mousedown, matches `:focus-visible` in Chromium: base.css hides its ring
 * (shell.9).
 */
export function markPointerInput(
  page: Pick<EventTarget, "addEventListener">,
  root: Pick<Element, "toggleAttribute">,
): void {
  const mark = (event: Event) => void root.toggleAttribute(attribute, event.type === "pointerdown");
  for (const type of ["pointerdown", "keydown"]) page.addEventListener(type, mark, { capture: true });
}

const attribute = "data-by-pointer";

/** Whether an element shows a focus ring: it has the focus, and not by a pointer. */
export function hasFocusRing(element: Element): boolean {
  return element.matches(`:root:not([${attribute}]) :focus-visible`);
}
