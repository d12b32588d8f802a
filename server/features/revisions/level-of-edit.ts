import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";

/** A level that a person gave, and what the words before the edit are found to be. */
interface ByPerson {
  readonly level: ModerationLevel | null;
  readonly formerVerdict: ModerationLevel;
}

/**
 * The level of edited content, by the verdict on its new words. One that a person gave stays until
 * a person changes it (posts.21); `refused` where the new words are worse than both that level and
 * the words that had it.
 */
export function levelOfEdit(
  verdict: ModerationLevel,
  byPerson: ByPerson | null,
): ModerationLevel | null | "refused" {
  if (!byPerson) return verdict;
  const { level, formerVerdict } = byPerson;
  const isWorse = (than: ModerationLevel) => getLevelRank(verdict) > getLevelRank(than);
  return level !== null && isWorse(level) && isWorse(formerVerdict) ? "refused" : level;
}
