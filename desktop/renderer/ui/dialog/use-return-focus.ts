import { type RefObject, useRef } from "react";

/**
 * Handlers for a dialog without a trigger, after which Radix would not restore the focus. The
 * element that had the focus gets it back, unless it was removed or something else took the focus.
 * `first` gets the initial focus.
 */
export function useReturnFocus(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = opener;
      const isTaken = document.activeElement !== document.body;
      if (isTaken || !(current instanceof HTMLElement) || !current.isConnected) return;
      event.preventDefault();
      current.focus({ preventScroll: true });
    },
  };
}
