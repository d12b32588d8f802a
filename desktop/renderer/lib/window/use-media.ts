import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches the window, e.g. `(width < 768px)`; re-renders when that changes.
 * In what the build renders, which styles then hide, every query matches.
 */
export function useMedia(query: string): boolean {
  const watch = useCallback((onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, [query]);
  return useSyncExternalStore(watch, () => matchMedia(query).matches, () => true);
}
