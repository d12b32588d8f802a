import { LockKeyhole } from "lucide-react";
import { type LisaModel, lisaModelFor, lisaModelNames, lisaModels } from "#shared/assistant/lisa.ts";
import { lisaPrice } from "#shared/assistant/lisa-price.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { useAiCosts } from "../../../lib/assistant/use-ai-costs.ts";
import { useAvailableModels } from "../../../lib/assistant/use-available-models.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import type { SectionProps } from "./settings-choices.ts";

const explanations: Readonly<Record<LisaModel, string>> = {
  "standard": "Short and friendly. This is the default.",
  "gpt-4o": "Answers with more thought.",
  "gpt-5": "Answers with the most thought.",
};

/** Chooses the model Lisa answers the member with, and shows its price (ai.5). */
export function LisaSection({ user, settings, onChoose }: SectionProps & { readonly user: CurrentUser }) {
  const { data } = useAvailableModels();
  const costs = useAiCosts();
  const now = new Date();
  return (
    <SettingsSection
      title="Lisa answers with"
      intro={data?.provider === null
        ? "Lisa can't answer: the assistant isn't set up here."
        : "What an answer costs, in messages and where you mention her."}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">Lisa answers with</legend>
        {lisaModelNames.map((model) => (
          <ModelChoice
            key={model}
            model={model}
            // Without a provider no price is shown (ai.1).
            price={data?.provider ? lisaPrice(model, user.badges, now, costs) : null}
            isChosen={settings.lisaModel === model}
            isLocked={lisaModelFor(model, user.badges, now) !== model}
            onChoose={() => onChoose({ lisaModel: model })}
          />
        ))}
      </fieldset>
    </SettingsSection>
  );
}

interface ModelChoiceProps {
  readonly model: LisaModel;
  /** In XP; null while it is unknown. */
  readonly price: number | null;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: () => void;
}

function ModelChoice({ model, price, isChosen, isLocked, onChoose }: ModelChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border border-hairline px-3 py-2.5 transition-colors hover:bg-wash has-checked:border-brand has-checked:bg-brand-wash has-disabled:cursor-not-allowed has-disabled:hover:bg-transparent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        name="lisa-model"
        value={model}
        checked={isChosen}
        disabled={isLocked}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-brand outline-none"
      />
      <span className="min-w-0 flex-1 font-semibold text-ink">
        {lisaModels[model].label}
        {isLocked && <LockKeyhole size={14} aria-hidden="true" className="ml-2 inline text-quiet" />}
        <span className="block text-meta font-normal text-quiet">
          {isLocked ? "Needs a Gold Crown badge." : explanations[model]}
        </span>
      </span>
      {price !== null && (
        <span
          className={`tabular shrink-0 text-meta ${isLocked ? "text-quiet" : "font-semibold text-gold"}`}
        >
          {formatXp(price)} XP
        </span>
      )}
    </label>
  );
}
