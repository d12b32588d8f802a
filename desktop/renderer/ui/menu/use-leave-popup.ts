import { type RefObject, useRef } from "react";

/**
 * Handlers for what opens from a control that is no trigger of Radix: where the focus goes when it
 * closes. `onClosed` returns true where it has put the focus elsewhere; else the control gets it
 * back, unless a pointer went elsewhere.
 */
export function useLeavePopup(control: RefObject<HTMLElement | null>, onClosed: () => boolean) {
  const isLeftByPointer = useRef(false);
  return {
    onInteractOutside: (event: Event) => {
      // The control's own click closes it; closing it here would let that click open it again.
      if (event.target instanceof Node && control.current?.contains(event.target)) {
        event.preventDefault();
      } else isLeftByPointer.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!onClosed() && !isLeftByPointer.current) control.current?.focus({ preventScroll: true });
      isLeftByPointer.current = false;
    },
  };
}
