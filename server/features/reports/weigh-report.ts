import type { ModerationLevel } from "#shared/primitives.ts";

/** How often a member's reports led to a measure, and how often not. */
export interface ReporterRecord {
  readonly upheld: number;
  readonly dismissed: number;
}

/**
 * How much a member's report weighs, in thousandths: 1,000 for who never reported, up to 2,000 for
 * who was always right, and 100 at least (cases.1).
 */
export function weighReporter({ upheld, dismissed }: ReporterRecord): number {
  return Math.max(100, Math.floor(2000 * (upheld + 1) / (upheld + dismissed + 2)));
}

/**
 * A report of somebody without an account, in a case that has so many of theirs: half of a new
 * member's for the first four, then almost nothing. So all of them together order no queue.
 */
export function weighStranger(strangersBefore: number): number {
  return strangersBefore < 4 ? 500 : 1;
}

/**
 * What the classifiers say, for the place of an urgent case: as much as a new member's report where
 * the level is low or none, half of it where it is high.
 */
export function weighLevel(level: ModerationLevel | null): number {
  switch (level) {
    case "none":
    case "low":
      return 1000;
    case "high":
      return 500;
    case "top":
    case null:
      return 0;
  }
}
