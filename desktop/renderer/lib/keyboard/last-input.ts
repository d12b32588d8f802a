/**
 * Marks the control that has the focus while the last input came from a pointer. A control that a
 * script then focuses, as libraries do on mousedown, matches `:focus-visible` in Chromium: base.css
 * hides its ring (shell.9). Keys that move nothing, as in a shortcut or a lone Shift, don't end
 * that. A mark on the page would style all links and buttons again at each change.
 */
export function markPointerInput(page: Pick<EventTarget, "addEventListener">): void {
  let byPointer = false;
  let focused: Pick<Element, "toggleAttribute"> | null = null;
  const mark = () => void focused?.toggleAttribute(attribute, byPointer);
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    pointerdown: () => {
      byPointer = true;
      mark();
    },
    keydown: (event) => {
      if (!mayMove(event as KeyboardEvent)) return;
      byPointer = false;
      mark();
    },
    focusin: ({ target }) => {
      focused = target as Element;
      mark();
    },
    focusout: () => {
      focused?.toggleAttribute(attribute, false);
      focused = null;
    },
  };
  for (const [type, listen] of Object.entries(listeners)) {
    page.addEventListener(type, listen, { capture: true });
  }
}

const attribute = "data-by-pointer";

const modifiers = new Set(["Alt", "AltGraph", "CapsLock", "Control", "Fn", "Meta", "NumLock", "Shift"]);

function mayMove({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !modifiers.has(key);
}

/** Whether an element shows a focus ring: it has the focus, and not by a pointer. */
export function hasFocusRing(element: Element): boolean {
  return element.matches(`:focus-visible:not([${attribute}])`);
}
