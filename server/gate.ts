/**
 * Lets `width` pieces of work run at once and `waiting` more stand in line, first come first served. Beyond that the work is
 * refused with the error `refusal` makes.
 */
export function createGate({ width, waiting }: { width: number; waiting: number }) {
  const line: (() => void)[] = [];
  let free = width;
  return async function enter<T>(work: () => Promise<T>, refusal: () => Error): Promise<T> {
    if (free > 0) free -= 1;
    else if (line.length >= waiting) throw refusal();
    else await new Promise<void>((turn) => line.push(turn));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
