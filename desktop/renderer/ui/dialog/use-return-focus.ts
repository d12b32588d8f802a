import { type RefObject, useRef } from "react";

/**
 * Handlers for a dialog that opens without a trigger of its own, after which Radix would leave the focus nowhere: what had it gets it
 * back, unless it is gone or something else took it meanwhile. `first` gets it while the dialog is open.
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
