import { useCallback, useSyncExternalStore } from "react";
import { isOnPaper } from "../browser/on-paper.ts";

/** Whether each query matched the window when it was asked last. */
const onScreen = new Map<string, boolean>();

/**
 * Whether a media query matches the window, e.g. `(width < 768px)`; re-renders when that changes,
 * but not for the width of paper, since what is unmounted loses its state. In what the build
 * renders, which styles then hide, every query matches.
 */
export function useMedia(query: string): boolean {
  const watch = useCallback((onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, [query]);
  return useSyncExternalStore(watch, () => matchesWindow(query), () => true);
}

function matchesWindow(query: string): boolean {
  const before = onScreen.get(query);
  if (before !== undefined && isOnPaper()) return before;
  const { matches } = matchMedia(query);
  onScreen.set(query, matches);
  return matches;
}
