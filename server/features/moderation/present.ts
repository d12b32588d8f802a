import { isLevelReason, type LevelReason, levelReasons } from "#shared/moderation/level-reasons.ts";
import { writeText } from "../../language/write-text.ts";
import type { ElementRow } from "./verdict-fragments.ts";

/** Why something has its level, as calls have it. */
interface PresentedReason {
  /** In English, or as a moderator wrote it; empty when nothing was found. */
  readonly reason: string;
  /** By which a page writes it in its language. */
  readonly reasonCode?: LevelReason;
}

type Presented = Omit<ElementRow, "reason"> & {
  readonly reason: string | null;
  readonly reasonCode?: LevelReason;
};

/** The levels for everyone, the reasons only for the author (moderation.3). */
export function presentElements(rows: readonly ElementRow[], by: { isAuthor: boolean }): Presented[] {
  return rows.map(({ type, level, reason }) => ({
    type,
    level,
    ...(by.isAuthor ? presentReason(reason) : { reason: null }),
  }));
}

/** `stored`: a code, what a moderator wrote, or the sentence that 0.3.0 stored for a code. */
export function presentReason(stored: string): PresentedReason {
  const reasonCode = isLevelReason(stored) ? stored : codes.get(stored);
  return reasonCode ? { reason: sentences[reasonCode], reasonCode } : { reason: stored };
}

const sentences = Object.fromEntries(
  Object.entries(levelReasons).map(([code, text]) => {
    const words = writeText(text, "en");
    return [code, words.charAt(0).toUpperCase() + words.slice(1)];
  }),
) as Record<LevelReason, string>;

const codes = new Map(
  Object.entries(sentences).map(([code, sentence]) => [sentence, code as LevelReason]),
);
