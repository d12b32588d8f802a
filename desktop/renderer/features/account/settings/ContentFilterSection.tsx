import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { needsCrown } from "#shared/moderation/content-filter.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { ModerationShield } from "../../moderation/ModerationMark.tsx";
import { RadioCard } from "../../../ui/form/RadioCard.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import type { SectionProps } from "./settings-choices.ts";

const choices: Readonly<Record<ModerationLevel, { label: string; explanation: string }>> = {
  top: { label: "Top", explanation: "Only what is kind and safe for everyone. This is the default." },
  high: { label: "High", explanation: "Also mild swearing and open words about hard feelings." },
  low: { label: "Low", explanation: "Also strong swearing, insults, and talk of sex and drugs." },
  none: { label: "None", explanation: "Everything, unfiltered. It can be hurtful." },
};

/** Which posts and comments the member sees. Low and none need an active crown (moderation.5). */
export function ContentFilterSection(
  { settings, onChoose, hasCrown }: SectionProps & { readonly hasCrown: boolean },
) {
  return (
    <SettingsSection
      title="Content filter level"
      intro="What you see in feeds, profiles and comments. You always see what you wrote."
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">Content filter level</legend>
        {moderationLevels.map((level) => (
          <FilterChoice
            key={level}
            level={level}
            isChosen={settings.moderationLevel === level}
            isLocked={needsCrown(level) && !hasCrown}
            onChoose={() => onChoose({ moderationLevel: level })}
          />
        ))}
      </fieldset>
    </SettingsSection>
  );
}

interface FilterChoiceProps {
  readonly level: ModerationLevel;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: () => void;
}

function FilterChoice({ level, isChosen, isLocked, onChoose }: FilterChoiceProps) {
  const { label, explanation } = choices[level];
  return (
    <RadioCard
      name="content-filter"
      value={level}
      label={
        <span className="flex items-center gap-2">
          <ModerationShield level={level} />
          <span>{label}</span>
        </span>
      }
      explanation={
        <>
          <span>{explanation}</span>
          {isLocked && <span className="block">Needs an active Black Crown or Gold Crown badge.</span>}
        </>
      }
      isChosen={isChosen}
      isDisabled={isLocked}
      onChoose={onChoose}
    />
  );
}
