import { t } from "@lingui/core/macro";
import { getLisaModel, type LisaModel, lisaModelNames, lisaModels } from "#shared/assistant/lisa.ts";
import { getLisaPrice } from "#shared/assistant/lisa-price.ts";
import { canAnswerInText, notAvailable } from "#shared/assistant/served-services.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { useAiCosts } from "../../assistant/use-ai-costs.ts";
import { useServedAi } from "../../assistant/use-served-ai.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { RadioCard } from "../../../ui/form/RadioCard.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { LockNote } from "./LockNote.tsx";
import type { SectionProps } from "./settings-choices.ts";

const explanations: Readonly<Record<LisaModel, string>> = {
  "standard": t`Short and friendly. This is the default.`,
  "gpt-4o": t`Answers with more thought.`,
  "gpt-5": t`Answers with the most thought.`,
};

/**
 * Chooses the model Lisa answers the member with, and shows its price (ai.5). One that this server
 * lacks can't be chosen (shop.9): she answers with the standard then, which is any model of text.
 */
export function LisaSection({ user, settings, onChoose }: SectionProps & { readonly user: CurrentUser }) {
  const ai = useServedAi();
  const costs = useAiCosts();
  const now = getServerDate();
  const canAnswer = ai === null || canAnswerInText(ai);
  const isServed = (model: LisaModel) =>
    ai === null || (model === "standard" ? canAnswer : ai.models.includes(lisaModels[model].model));
  const used = isServed(settings.lisaModel) ? settings.lisaModel : "standard";
  return (
    <SettingsSection
      id="lisa-answers-with"
      title={t`Lisa answers with`}
      intro={!canAnswer
        ? t`Lisa can't answer: the assistant isn't set up here.`
        : t`What an answer costs, in messages and where you mention her.`}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t`Lisa answers with`}</legend>
        {lisaModelNames.map((model) => (
          <ModelChoice
            key={model}
            model={model}
            // A model that is not there shows no price (ai.1).
            price={ai && isServed(model) ? getLisaPrice(model, user.badges, now, costs) : null}
            isChosen={used === model && isServed(model)}
            isServed={isServed(model)}
            isLocked={getLisaModel(model, user.badges, now) !== model}
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
  readonly isServed: boolean;
  readonly isLocked: boolean;
  readonly onChoose: () => void;
}

function ModelChoice({ model, price, isChosen, isServed, isLocked, onChoose }: ModelChoiceProps) {
  return (
    <RadioCard
      name="lisa-model"
      value={model}
      label={lisaModels[model].label}
      explanation={explanations[model]}
      lock={!isServed
        ? <p className="text-meta text-ink">{showText(notAvailable)}</p>
        : isLocked && (
          <LockNote why={t`Needs a Gold Crown badge.`} way={t`See the crowns`} badge="goldCrown" />
        )}
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
