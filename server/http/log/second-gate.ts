/**
 * Counts what comes in crowds, so that the first of each second alone is logged: at it, how many
 * there were since the one before, itself included; null at the others.
 */
export function createSecondGate(): () => number | null {
  let endsAt = -Infinity;
  let count = 0;
  return () => {
    count += 1;
    const now = performance.now();
    if (now < endsAt) return null;
    const counted = count;
    count = 0;
    endsAt = now + 1_000;
    return counted;
  };
}
