import type { Size } from "./seed/seed.ts";

/** How much is measured. */
export interface Plan {
  readonly size: Size;
  /** Rounds of each server. Many short ones: what else the machine does then falls on both alike. */
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/** `--quick` shows in a minute whether a change helped. */
export function planOf(args: readonly string[]): Plan {
  if (args.includes("--quick")) {
    return { size: { members: 1_000, posts: 10_000 }, rounds: 5, secondsPerRound: 2 };
  }
  return { size: { members: 10_000, posts: 100_000 }, rounds: 12, secondsPerRound: 4 };
}
