import type { ModerationLevel } from "../primitives.ts";

/** From the strictest to the loosest (moderation.1). */
export const moderationLevels = ["top", "high", "low", "none"] as const satisfies readonly ModerationLevel[];

/** Returns 0 for top to 3 for none. */
export function getLevelRank(level: ModerationLevel): number {
  return moderationLevels.indexOf(level);
}

/** The worst of some levels (moderation.3); top when there are none. */
export function findWorstLevel(levels: Iterable<ModerationLevel>): ModerationLevel {
  let worst: ModerationLevel = "top";
  for (const level of levels) if (getLevelRank(level) > getLevelRank(worst)) worst = level;
  return worst;
}
