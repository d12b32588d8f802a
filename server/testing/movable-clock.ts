import type { Clock } from "../clock.ts";

/**
 * A morning in the middle of a week: a test that moves on by hours stays within the day and its
 * streaks, whenever it runs. The server uses no other clock.
 */
const morning = new Date("2026-03-04T06:00:00Z");

/** Stands still at a fixed moment until a test moves it. */
export interface MovableClock extends Clock {
  set(now: Date): void;
  advance(ms: number): void;
}

export function movableClock(start: Date = morning): MovableClock {
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
