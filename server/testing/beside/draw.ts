/** Draws the same numbers for the same seed. */
export interface Draw {
  /** From 0 to below 1. */
  (): number;
}

/** mulberry32 */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6D2B79F5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(draw: Draw, list: readonly T[]): T | undefined {
  return list[Math.floor(draw() * list.length)];
}

/** One of the last twelve, two times of three, so that acts meet. */
export function pickLate<T>(draw: Draw, list: readonly T[]): T | undefined {
  const from = draw() < 0.67 ? Math.max(0, list.length - 12) : 0;
  return list[from + Math.floor(draw() * (list.length - from))];
}
