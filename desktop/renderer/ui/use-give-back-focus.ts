import { useRef } from "react";

/**
 * Handlers for a dialog that opens without a trigger of its own, which Radix would leave with the focus nowhere: what had it gets
 * it back, unless it is gone or something else took it meanwhile.
 */
export function useGiveBackFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
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
