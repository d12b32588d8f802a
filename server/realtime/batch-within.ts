/** Passes on all values given within a time, each once, at its end. */
export function batchWithin<T>(withinMs: number, take: (given: ReadonlySet<T>) => void): (one: T) => void {
  let given = new Set<T>();
  return (one) => {
    given.add(one);
    if (given.size > 1) return;
    setTimeout(() => {
      const taken = given;
      given = new Set();
      take(taken);
    }, withinMs);
  };
}
