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

/** The mark of a level on content (moderation.1). */
export interface ModerationMark {
  /** The tooltip, and what screen readers read. */
  readonly label: string;
  /** The word beside the mark; null for top. */
  readonly word: string | null;
}

const marks: Readonly<Record<ModerationLevel | "unknown", ModerationMark>> = {
  top: { label: "Moderation level: top", word: null },
  high: { label: "Moderation level: high", word: "High" },
  low: { label: "Moderation level: low", word: "Low" },
  none: { label: "Moderation level: none", word: "None" },
  unknown: { label: "Moderation level: not known yet", word: null },
};

export function getModerationMark(level: ModerationLevel | null): ModerationMark {
  return marks[level ?? "unknown"];
}
