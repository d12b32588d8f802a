import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { canAnswerInText } from "#shared/assistant/served-services.ts";
import { type Service, services } from "#shared/xp/service-prices.ts";
import { isServedBy, useServedAi } from "./use-served-ai.ts";
import { useSession } from "../../lib/session/session.ts";
import { SetUpModels } from "./SetUpModels.tsx";
import { showText } from "../../lib/language/show-text.ts";
import { joinWithSemicolons } from "../../lib/text/join-words.ts";

const names = Object.keys(services) as Service[];

/** Tells an administrator which AI services are missing here, and what to set (shop.9). */
export function MissingAi() {
  const { user } = useSession();
  const ai = useServedAi();
  const missing = names.filter((service) => !isServedBy(ai, service));
  if (!ai || !user?.isAdmin || missing.length === 0) return null;
  const missingNames = joinWithSemicolons(missing.map((service) => showText(services[service].description)));
  const listed = missing.length < names.length
    ? t`Not available here: ${{ names: missingNames }}.`
    : t`No AI is available here.`;
  return (
    <p role="note" className="rounded-control bg-wash px-4 py-3 text-body text-ink">
      <span>{listed}</span>{" "}
      <span className="text-quiet">
        <span>{t`Only administrators read this.`}</span>{" "}
        {canAnswerInText(ai) ? <NameModels /> : <SetUpModels />}
      </span>
    </p>
  );
}

function NameModels() {
  return (
    <span>
      <Trans>
        Name the models that serve them in <code className="text-ink">AI_MODELS</code>;{" "}
        <code className="text-ink">build/docs/ai.md</code> says how.
      </Trans>
    </span>
  );
}
