import { useEffect, useRef } from "react";

interface Form {
  readonly getValues: () => unknown;
}

/**
 * Call it when a form is sent. The returned function says after the response whether the focus may
 * move: not when the member moved to another field or changed the sent values.
 */
export function createFocusGuard(form: Form): () => boolean {
  const from = document.activeElement;
  const sent = JSON.stringify(form.getValues());
  return () => {
    const now = document.activeElement;
    // A disabled button loses the focus.
    const isStill = now === from || now === document.body;
    return isStill && JSON.stringify(form.getValues()) === sent;
  };
}

/**
 * Focuses once, when the screen opens, and only with a mouse: on a touch screen the on-screen
 * keyboard would cover a form that the visitor has not seen yet.
 */
export function useInitialFocus(focus: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !matchMedia("(pointer: fine)").matches) return;
    isDone.current = true;
    focus();
  });
}
