import { t } from "@lingui/core/macro";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { needsCrown } from "#shared/moderation/content-filter.ts";
import { type BadgeState, hasActiveCrown } from "#shared/members/badge-rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { ModerationShield } from "../../moderation/ModerationMark.tsx";
import { RadioCard } from "../../../ui/form/RadioCard.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { findFilterLock, LockNote } from "./LockNote.tsx";
import type { SectionProps } from "./settings-choices.ts";

const choices: Readonly<Record<ModerationLevel, { label: string; explanation: string }>> = {
  top: { label: t`Top`, explanation: t`Only what is kind and safe for everyone. This is the default.` },
  high: { label: t`High`, explanation: t`Also mild swearing and open words about hard feelings.` },
  low: { label: t`Low`, explanation: t`Also strong swearing, insults, and talk of sex and drugs.` },
  none: { label: t`None`, explanation: t`Everything, unfiltered. It can be hurtful.` },
};

/** Which posts and comments the member sees. Low and none need an active crown (moderation.5). */
export function ContentFilterSection(
  { settings, onChoose, badges, lapsedAt }: SectionProps & {
    readonly badges: readonly BadgeState[];
    /** When Low or None became High for want of a crown; null: not since the last choice. */
    readonly lapsedAt: string | null;
  },
) {
  const now = getServerDate();
  const lock = hasActiveCrown(badges, now) ? null : findFilterLock(badges, now);
  return (
    <SettingsSection
      id="content-filter-level"
      title={t`Content filter level`}
      intro={t`What you see in feeds, profiles and comments. You always see what you wrote.`}
    >
      {lapsedAt && settings.moderationLevel === "high" && (
        <p role="note" className="mb-3 rounded-control bg-wash px-4 py-3 text-ink">
          {t`Your filter went back to High on ${{
            day: formatDayOfTime(lapsedAt),
          }}, because no crown was active any longer.`}
        </p>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t`Content filter level`}</legend>
        {moderationLevels.map((level) => (
          <RadioCard
            key={level}
            name="content-filter"
            value={level}
            label={
              <span className="flex items-center gap-2">
                <ModerationShield level={level} />
                <span>{choices[level].label}</span>
              </span>
            }
            explanation={choices[level].explanation}
            lock={lock && needsCrown(level) && <LockNote {...lock} />}
            isChosen={settings.moderationLevel === level}
            onChoose={() => onChoose({ moderationLevel: level })}
          />
        ))}
      </fieldset>
    </SettingsSection>
  );
}
