import { t } from "@lingui/core/macro";
import type { ModerationLevel } from "#shared/primitives.ts";

const audiences: Readonly<Record<ModerationLevel, string>> = {
  top: t`Everybody's filter shows it.`,
  high: t`Members whose filter is Top, as it is for most, don't see it.`,
  low: t`Only members whose filter is Low or None see it.`,
  none: t`Only members whose filter is None see it.`,
};

/** Who sees content of a level, and who does not (moderation.2, moderation.13). */
export function describeAudience(level: ModerationLevel, isKeptForClose: boolean | undefined): string {
  if (!isKeptForClose) return audiences[level];
  const andClose = t`Your followers, and people you've exchanged messages with, can open it all the same.`;
  return `${audiences[level]} ${andClose}`;
}
