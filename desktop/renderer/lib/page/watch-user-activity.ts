import type { RouterHistory } from "@tanstack/react-router";

/**
 * Tells when the member goes on to something else than what they asked for: by a press anywhere, Escape, the focus or another address.
 * May tell several times. Answers what ends the watch.
 */
export function watchUserActivity(history: RouterHistory, tell: () => void): () => void {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  // Comes of a finger that taps, but not of one that scrolls.
  addEventListener("mousedown", tell, options);
  addEventListener("keydown", ({ key }) => key === "Escape" && tell(), options);
  // What takes the focus from nothing was given it back, as by a menu that closed.
  addEventListener("focusin", ({ relatedTarget }) => relatedTarget && tell(), options);
  const unsubscribe = history.subscribe(tell);
  return () => {
    watch.abort();
    unsubscribe();
  };
}
