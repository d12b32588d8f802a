/**
 * Calls `act` at most once in `everyMs`: at once, and again at the end when it was called
 * meanwhile. `act` returns the ms that it goes on for, which count before.
 */
export function throttle(act: () => number, everyMs: number): () => void {
  let isAsked = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = () => {
    timer = undefined;
    if (!isAsked) return;
    isAsked = false;
    timer = setTimeout(turn, act() + everyMs);
  };
  return () => {
    isAsked = true;
    if (timer === undefined) turn();
  };
}
