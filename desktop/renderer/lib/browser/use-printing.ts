import { useSyncExternalStore } from "react";

let isPrinting = false;

/** Whether the page is being printed: what is drawn only near the window is drawn whole. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watch, () => isPrinting, () => false);
}

function watch(onChange: () => void): () => void {
  const change = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    onChange();
  };
  addEventListener("beforeprint", change);
  addEventListener("afterprint", change);
  return () => {
    removeEventListener("beforeprint", change);
    removeEventListener("afterprint", change);
  };
}
