import type { Clock } from "../context.ts";

/** Stands still at the moment it was made until a test moves it. */
export interface MovableClock extends Clock {
  set(now: Date): void;
  advance(ms: number): void;
}

export function movableClock(start: Date = new Date()): MovableClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    set: (date) => {
      now = date.getTime();
    },
    advance: (ms) => {
      now += ms;
    },
  };
}
