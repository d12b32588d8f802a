import { UUID } from "uuidv7";

/** A seeded random number generator. */
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

/** Mulberry32: small, and good enough for a demo. */
export function createSeededRandom(seed: number): Random {
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
    pick: (from) => getItemAt(from, below(from.length)),
    shuffled: (from) => {
      const list = [...from];
      for (let last = list.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [list[last], list[other]] = [getItemAt(list, other), getItemAt(list, last)];
      }
      return list;
    },
  };
}

/** A UUIDv7 of the given moment, so that lists by id stand in the order of time. */
export function createIdAt(random: Random, at: Date): string {
  const bits = (width: number) => random.below(2 ** width);
  return UUID.fromFieldsV7(at.getTime(), bits(12), bits(30), bits(32)).toString();
}

/** The item at an index, starting over behind the last. Throws on an empty list. */
export function getItemAt<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new Error("There is nothing to take from");
  return list[index % list.length] as T;
}
