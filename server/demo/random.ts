import { itemAt } from "./item-at.ts";

/** Chance that always falls the same way for the same seed. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [0, below). */
  below(below: number): number;
  chance(probability: number): boolean;
  /** Throws on an empty list. */
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): T[];
}

/** Mulberry32: small, and good enough to make up a village. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (from) => itemAt(from, below(from.length)),
    shuffled: (from) => {
      const list = [...from];
      for (let last = list.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [list[last], list[other]] = [itemAt(list, other), itemAt(list, last)];
      }
      return list;
    },
  };
}
