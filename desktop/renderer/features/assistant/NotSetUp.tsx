import { t } from "@lingui/core/macro";
import type { TextObstacle } from "#shared/assistant/models-contract.ts";
import { helpDirectory } from "#shared/moderation/general-support.ts";
import { useAvailableModels } from "./use-available-models.ts";
import { SetUpModels } from "./SetUpModels.tsx";

const titles: Readonly<Record<TextObstacle, string>> = {
  no_service: t`The assistant isn't set up here yet.`,
  no_model: t`The assistant isn't set up here yet.`,
  no_response: t`The assistant isn't there yet.`,
};

const reasons: Readonly<Record<TextObstacle, string>> = {
  no_service: t`No AI provider is connected to this server.`,
  no_model: t`No model that answers in text is set up on this server.`,
  no_response: t`Its AI service doesn't respond. We keep trying.`,
};

/**
 * Replaces the field while no model answers in text: nothing is offered, and nothing is charged
 * (ai.1, ai.17).
 */
export function NotSetUp({ isAdmin }: { readonly isAdmin: boolean }) {
  const { data } = useAvailableModels();
  const obstacle = data?.textObstacle ?? "no_service";
  return (
    <div role="status" className="shrink-0 border-t border-hairline px-4 py-4 text-body">
      <p className="font-semibold">{titles[obstacle]}</p>
      <p className="mt-1 text-quiet">
        {isAdmin ? <SetUpModels /> : (
          <span>
            {`${reasons[obstacle]} ${t`Your earlier messages stay readable, and nothing is charged.`}`}
          </span>
        )}
      </p>
      <p className="mt-1 text-quiet">
        {t`If you're having a hard time, people are there to listen:`}{" "}
        <a
          href={helpDirectory.url}
          target="_blank"
          rel="noopener noreferrer"
          className="font-medium text-brand underline underline-offset-2"
        >
          <span>{helpDirectory.name}</span>
          <span className="sr-only">{t`(opens in a new tab)`}</span>
        </a>
      </p>
    </div>
  );
}
