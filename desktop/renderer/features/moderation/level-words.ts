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

/** A level within a list: 'moderation level: top'. */
export function describeLevel(level: ModerationLevel | null): string {
  return level === null
    ? t`moderation level: not known yet`
    : t`moderation level: ${{ level: levelWords[level] }}`;
}
