import type { MemoryUse } from "../../../bridge.ts";

const readEveryMs = 5_000;

/** Reads what page and app use of memory, again while the page is in sight. Returns its end. */
export function watchMemory(onRead: (used: MemoryUse) => void): () => void {
  let hasEnded = false;
  const read = () => {
    if (document.visibilityState === "hidden") return;
    // The app may be about to quit.
    window.glimmer.readMemory().then((used) => hasEnded || onRead(used), () => undefined);
  };
  read();
  const timer = setInterval(read, readEveryMs);
  return () => {
    hasEnded = true;
    clearInterval(timer);
  };
}
