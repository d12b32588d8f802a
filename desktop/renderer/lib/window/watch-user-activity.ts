import type { RouterHistory } from "@tanstack/react-router";

/**
 * Calls `onActivity`, perhaps several times, on a press anywhere, Escape, a focus change or another
 * address. Returns a function that stops watching.
 */
export function watchUserActivity(history: RouterHistory, onActivity: () => void): () => void {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  // Fires for a tap, but not for a scroll by touch.
  addEventListener("mousedown", onActivity, options);
  addEventListener("keydown", ({ key }) => key === "Escape" && onActivity(), options);
  // Without a related target the focus was given back, for example by a menu that closed.
  addEventListener("focusin", ({ relatedTarget }) => relatedTarget && onActivity(), options);
  const unsubscribe = history.subscribe(onActivity);
  return () => {
    watch.abort();
    unsubscribe();
  };
}
