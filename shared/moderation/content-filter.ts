import type { ModerationLevel } from "../primitives.ts";
import { levelRank, moderationLevels } from "./moderation-levels.ts";

/** The levels that a filter shows; null counts as top (moderation.2). */
export function visibleLevels(filter: ModerationLevel | null): readonly ModerationLevel[] {
  return moderationLevels.slice(0, levelRank(filter ?? "top") + 1);
}

/** Whether a filter shows content of a level; null counts as top (moderation.2). */
export function isLevelVisible(level: ModerationLevel | null, filter: ModerationLevel | null): boolean {
  return levelRank(level ?? "top") <= levelRank(filter ?? "top");
}

/** Filters that need an active crown (moderation.5). */
export function needsCrown(filter: ModerationLevel): boolean {
  return filter === "low" || filter === "none";
}

/** The filter in force: without an active crown, low and none become high (moderation.5). */
export function filterInForce(filter: ModerationLevel | null, hasActiveCrown: boolean): ModerationLevel {
  if (filter === null) return "top";
  return needsCrown(filter) && !hasActiveCrown ? "high" : filter;
}
