import { t } from "@lingui/core/macro";
import type { ModerationLevel } from "#shared/primitives.ts";

/** The levels as choices and marks name them. */
export const levelNames: Readonly<Record<ModerationLevel, string>> = {
  top: t`Top`,
  high: t`High`,
  low: t`Low`,
  none: t`None`,
};

/** The same within a sentence, as in 'Its level is top.' */
export const levelWords: Readonly<Record<ModerationLevel, string>> = {
  top: t({ message: "top", comment: "A moderation level, as in 'Its level is top.'" }),
  high: t({ message: "high", comment: "A moderation level, as in 'Its level is high.'" }),
  low: t({ message: "low", comment: "A moderation level, as in 'Its level is low.'" }),
  none: t({ message: "none", comment: "A moderation level, as in 'Its level is none.'" }),
};

/** The mark of a level on content (moderation.1). */
interface ModerationMark {
  /** The tooltip, and what screen readers read. */
  readonly label: string;
  /** The word beside the mark; null for top. */
  readonly word: string | null;
}

const marks: Readonly<Record<ModerationLevel | "unknown", ModerationMark>> = {
  top: { label: t`Moderation level: top`, word: null },
  high: { label: t`Moderation level: high`, word: levelNames.high },
  low: { label: t`Moderation level: low`, word: levelNames.low },
  none: { label: t`Moderation level: none`, word: levelNames.none },
  unknown: { label: t`Moderation level: not known yet`, word: null },
};

export function getModerationMark(level: ModerationLevel | null): ModerationMark {
  return marks[level ?? "unknown"];
}

/** A level within a list: 'moderation level: top'. */
export function describeLevel(level: ModerationLevel | null): string {
  return level === null
    ? t`moderation level: not known yet`
    : t`moderation level: ${{ level: levelWords[level] }}`;
}
