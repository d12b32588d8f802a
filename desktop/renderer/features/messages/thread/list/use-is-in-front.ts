import { useSyncExternalStore } from "react";

/** Whether the page is in front: only then has the member seen what it shows. */
export function useIsInFront(): boolean {
  return useSyncExternalStore(watch, read);
}

function read(): boolean {
  return !document.hidden && document.hasFocus();
}

function watch(onChange: () => void): () => void {
  const watching = new AbortController();
  for (const type of ["focus", "blur", "pageshow"]) {
    addEventListener(type, onChange, { signal: watching.signal });
  }
  document.addEventListener("visibilitychange", onChange, { signal: watching.signal });
  return () => watching.abort();
}
