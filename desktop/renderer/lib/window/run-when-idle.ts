/** Runs the work when nothing else wants the main thread, after half a second at the latest. */
export function runWhenIdle(work: () => void): void {
  // Safari lacks `requestIdleCallback`.
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}
