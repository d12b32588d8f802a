import { useSyncExternalStore } from "react";

const narrow = "(width < 768px)";

/** Whether the window is below the mobile breakpoint; re-renders when that changes. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(narrow).matches);
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
