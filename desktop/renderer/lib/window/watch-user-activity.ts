import type { RouterHistory } from "@tanstack/react-router";

/**
 * Calls `tell`, perhaps several times, on a press anywhere, Escape, a focus change or another
 * address. Returns a function that stops watching.
 */
export function watchUserActivity(history: RouterHistory, tell: () => void): () => void {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  // Fires for a tap, but not for a scroll by touch.
  addEventListener("mousedown", tell, options);
  addEventListener("keydown", ({ key }) => key === "Escape" && tell(), options);
  // Without a related target the focus was given back, for example by a menu that closed.
  addEventListener("focusin", ({ relatedTarget }) => relatedTarget && tell(), options);
  const unsubscribe = history.subscribe(tell);
  return () => {
    watch.abort();
    unsubscribe();
  };
}
