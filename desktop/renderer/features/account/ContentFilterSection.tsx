import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { hasActiveCrown } from "#shared/members/badge-rules.ts";
import { moderationLevels, needsCrown } from "#shared/moderation/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { Button } from "../../ui/button/Button.tsx";
import { useChangeSettings } from "./api.ts";
import { ModerationShield } from "../moderation/ModerationMark.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

const choices: Readonly<Record<ModerationLevel, { label: string; explanation: string }>> = {
  top: { label: "Top", explanation: "Only what is kind and safe for everyone. This is the default." },
  high: { label: "High", explanation: "Also mild swearing and open words about hard feelings." },
  low: { label: "Low", explanation: "Also strong swearing, insults, and talk of sex and drugs." },
  none: { label: "None", explanation: "Everything, unfiltered. It can be hurtful." },
};

/** Which posts and comments the member sees. Low and none need an active crown (moderation.5). */
export function ContentFilterSection({ user }: { readonly user: CurrentUser }) {
  const saved = user.moderationLevel ?? "top";
  const [chosen, setChosen] = useState<ModerationLevel>(saved);
  const change = useChangeSettings();
  const hasCrown = hasActiveCrown(user.badges, new Date());
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
            isChosen={chosen === level}
            isLocked={needsCrown(level) && !hasCrown}
            onChoose={() => setChosen(level)}
          />
        ))}
      </fieldset>
      <Button
        className="mt-4"
        disabled={chosen === saved}
        isLoading={change.isPending}
        onClick={() => change.mutate({ moderationLevel: chosen })}
      >
        Save Changes
      </Button>
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
    <label className="flex cursor-pointer items-start gap-3 rounded-control border border-hairline px-3 py-2.5 transition-colors hover:bg-wash has-checked:border-brand has-checked:bg-brand-wash has-disabled:cursor-not-allowed has-disabled:hover:bg-transparent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        name="content-filter"
        value={level}
        checked={isChosen}
        disabled={isLocked}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-brand outline-none"
      />
      <span className="min-w-0">
        <span className="flex items-center gap-2 font-semibold text-ink">
          <ModerationShield level={level} />
          {label}
        </span>
        <span className="block text-meta text-quiet">{explanation}</span>
        {isLocked && (
          <span className="block text-meta text-quiet">
            Needs an active Black Crown or Gold Crown badge.
          </span>
        )}
      </span>
    </label>
  );
}
