/**
 * Passes on all values given within a time, each once, at its end. `restMs`: a value that was
 * passed on is not passed on again within this time; given meanwhile, it goes on afterwards.
 */
export function batchWithin<T>(
  withinMs: number,
  take: (given: ReadonlySet<T>) => void,
  restMs = 0,
): (one: T) => void {
  let given = new Set<T>();
  /** Each with whether it was given again. */
  const resting = new Map<T, boolean>();

  function give(one: T): void {
    if (resting.has(one)) return void resting.set(one, true);
    given.add(one);
    if (given.size === 1) setTimeout(passOn, withinMs);
  }

  function passOn(): void {
    const taken = given;
    given = new Set();
    if (restMs > 0) rest(taken);
    take(taken);
  }

  function rest(taken: ReadonlySet<T>): void {
    for (const one of taken) resting.set(one, false);
    setTimeout(() => {
      for (const one of taken) {
        const isGivenAgain = resting.get(one);
        resting.delete(one);
        if (isGivenAgain) give(one);
      }
    }, restMs);
  }

  return give;
}
