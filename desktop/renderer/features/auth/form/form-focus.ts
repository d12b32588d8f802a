import { useEffect, useRef } from "react";

interface Form {
  readonly getValues: () => unknown;
}

/**
 * Asked as a form is sent. The answer tells, once the server's is there, whether the focus may be moved: who went on in another field
 * meanwhile, or changes what was sent, keeps the caret.
 */
export function focusGuard(form: Form): () => boolean {
  const from = document.activeElement;
  const sent = JSON.stringify(form.getValues());
  return () => {
    const now = document.activeElement;
    // A button that waits is disabled, and a browser takes the focus from it.
    const isStill = now === from || now === document.body;
    return isStill && JSON.stringify(form.getValues()) === sent;
  };
}

/**
 * Focuses once, when the screen opens, and only where a keyboard is at hand: on a touch screen the focus would pull
 * the on-screen keyboard over a form that has not been seen yet.
 */
export function useInitialFocus(focus: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !matchMedia("(pointer: fine)").matches) return;
    isDone.current = true;
    focus();
  });
}
