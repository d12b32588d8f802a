import { useEffect, useRef } from "react";

/**
 * Focuses once, when the screen opens, and only where a keyboard is at hand: on a touch screen the focus would pull
 * the on-screen keyboard over a form that has not been seen yet.
 */
export function useArrivalFocus(focus: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !matchMedia("(pointer: fine)").matches) return;
    isDone.current = true;
    focus();
  });
}
