import { useSyncExternalStore } from "react";

/** Below the mobile breakpoint. */
const narrow = "(width < 768px)";

/** Whether the window is a phone's, kept up to date. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(narrow).matches);
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
