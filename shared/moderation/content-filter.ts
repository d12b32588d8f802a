import type { ModerationLevel } from "../primitives.ts";
import { getLevelRank, moderationLevels } from "./moderation-levels.ts";

/** The levels that a filter shows; null counts as top (moderation.2). */
export function listVisibleLevels(filter: ModerationLevel | null): readonly ModerationLevel[] {
  return moderationLevels.filter((level) => isLevelVisible(level, filter));
}

/** Whether a filter shows content of a level; null counts as top (moderation.2). */
export function isLevelVisible(level: ModerationLevel | null, filter: ModerationLevel | null): boolean {
  return getLevelRank(level ?? "top") <= getLevelRank(filter ?? "top");
}

/**
 * Filters that need an active crown (moderation.5), so that the interface offers no other. The
 * server decides by `filter_in_force` of the database.
 */
export function needsCrown(filter: ModerationLevel): boolean {
  return filter === "low" || filter === "none";
}
