/**
 * Calls `act` at most once in `everyMs`: at once, and again at the end when it was called
 * meanwhile.
 */
export function throttle(act: () => void, everyMs: number): () => void {
  let isAsked = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = () => {
    timer = undefined;
    if (!isAsked) return;
    isAsked = false;
    timer = setTimeout(turn, everyMs);
    act();
  };
  return () => {
    isAsked = true;
    if (timer === undefined) turn();
  };
}
