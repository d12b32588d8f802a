const sliceMs = 100;
const leastOfSlice = 200;
const mostSlices = 20;

/**
 * Tells everybody, many of them a slice at a time: what they read because of it must not come in
 * one moment. Returns in how many ms the last ones are told, two seconds at most.
 */
export function tellInSlices<T>(all: readonly T[], tell: (one: T) => void): number {
  const size = Math.max(leastOfSlice, Math.ceil(all.length / mostSlices));
  all.slice(0, size).forEach(tell);
  let afterMs = 0;
  for (let from = size; from < all.length; from += size) {
    const slice = all.slice(from, from + size);
    afterMs += sliceMs;
    setTimeout(() => slice.forEach(tell), afterMs).unref();
  }
  return afterMs;
}
