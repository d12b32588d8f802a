/**
 * Runs at most `width` pieces of work at once and lets `waiting` more wait in a queue, first come
 * first served. Further work is refused with the error that `refusal` makes.
 */
export function createSemaphore({ width, waiting }: { width: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let free = width;
  return async function enter<T>(work: () => Promise<T>, refusal: () => Error): Promise<T> {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw refusal();
    else await new Promise<void>((turn) => queue.push(turn));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
