import { type LisaModel, lisaModelFor, lisaModelNames, lisaModels } from "#shared/assistant/lisa.ts";
import { lisaPrice } from "#shared/assistant/lisa-price.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { serverDate } from "../../../lib/clock/server-time.ts";
import { useAiCosts } from "../../../lib/assistant/use-ai-costs.ts";
import { useAvailableModels } from "../../../lib/assistant/use-available-models.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { RadioCard } from "../../../ui/form/RadioCard.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { LockNote } from "./LockNote.tsx";
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
  const now = serverDate();
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
    <RadioCard
      name="lisa-model"
      value={model}
      label={lisaModels[model].label}
      explanation={explanations[model]}
      lock={isLocked && <LockNote why="Needs a Gold Crown badge." way="See the crowns" badge="goldCrown" />}
      aside={price !== null && (
        <span
          className={`tabular shrink-0 text-meta ${isLocked ? "text-quiet" : "font-semibold text-gold"}`}
        >
          {`${formatXp(price)} XP`}
        </span>
      )}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  );
}
