import { isLevelReason, levelReasons } from "#shared/moderation/level-reasons.ts";
import { writeText } from "../../language/write-text.ts";
import type { ElementRow } from "./verdict-fragments.ts";

/** Why something has its level, as calls have it. */
interface PresentedReason {
  /** In English, or as a moderator wrote it; empty when nothing was found. */
  readonly reason: string;
  /** By which a page writes it in its language. */
  readonly reasonCode?: string;
}

type Presented = Omit<ElementRow, "reason"> & {
  readonly reason: string | null;
  readonly reasonCode?: string;
};

/** The levels for everyone, the reasons only for the author (moderation.3). */
export function presentElements(rows: readonly ElementRow[], by: { isAuthor: boolean }): Presented[] {
  return rows.map(({ type, level, reason }) => ({
    type,
    level,
    ...(by.isAuthor ? presentReason(reason) : { reason: null }),
  }));
}

/** `stored`: a code, or what a moderator wrote. */
export function presentReason(stored: string): PresentedReason {
  if (!isLevelReason(stored)) return { reason: stored };
  const words = writeText(levelReasons[stored], "en");
  return { reason: words.charAt(0).toUpperCase() + words.slice(1), reasonCode: stored };
}
