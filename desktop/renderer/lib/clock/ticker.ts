/** How late a shown time may be. */
const tickMs = 10_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls every listener at once: the clock was corrected, or the page is looked at again. */
export function tick(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back every few seconds while the page is visible, for what is shown of time. All share one
 * timer. Returns a function that stops.
 */
export function followTicks(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener("visibilitychange", onVisibilityChange);
    startOrStop();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", onVisibilityChange);
    startOrStop();
  };
}

function onVisibilityChange(): void {
  startOrStop();
  if (!document.hidden) tick();
}

function startOrStop(): void {
  clearInterval(timer);
  timer = document.hidden || listeners.size === 0 ? undefined : setInterval(tick, tickMs);
}
