import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { chatModelNames } from "#shared/assistant/ai-models.ts";
import { useAvailableModels } from "./use-available-models.ts";
import { joinWithCommas } from "../../lib/text/join-words.ts";

const mostNames = 5;

/** Tells an administrator what is missing for answers in text, and where to set it (ai.17). */
export function SetUpModels() {
  const { data } = useAvailableModels();
  if (data?.textObstacle === "no_response") {
    return (
      <span key="silent">
        <Trans>
          The AI service hasn't said which models it has: the server's log says why, and it is asked again
          until it does. <Code>AI_MODELS</Code> names models without asking. <Code>build/docs/ai.md</Code>
          {" "}
          has the details.
        </Trans>
      </span>
    );
  }
  if (data?.textObstacle === "no_model") return <NoModel key="model" found={data.foundChatModels} />;
  return (
    <span key="unset">
      <Trans>
        It needs a provider with OpenAI's interface. Set{" "}
        <Code>OPENAI_API_KEY</Code>, and for another service than OpenAI{" "}
        <Code>OPENAI_BASE_URL</Code>, in the server's environment and start it again.{" "}
        <Code>build/docs/ai.md</Code> has the details.
      </Trans>
    </span>
  );
}

function NoModel({ found }: { readonly found: readonly string[] | null }) {
  const [first = "…"] = found ?? [];
  const setting = `AI_MODELS='${JSON.stringify({ [chatModelNames[0]]: first })}'`;
  return (
    <span>
      <span>{whatWasFound(found)}</span>{" "}
      <Trans>
        Set <Code>{setting}</Code> in the server's environment and start it again.{" "}
        <Code>build/docs/ai.md</Code> has the details.
      </Trans>
    </span>
  );
}

function whatWasFound(found: readonly string[] | null): string {
  if (!found) return t`AI_MODELS names no model that answers in text.`;
  if (found.length === 0) {
    return t`The AI service has no chat model. A model that is loaded there is found automatically.`;
  }
  const names = joinWithCommas(found.slice(0, mostNames));
  const count = found.length;
  return count > mostNames
    ? t`The AI service has ${
      plural(count, { one: "# chat model", other: "# chat models" })
    } (${names} and others), and AI_MODELS names none of them.`
    : t`The AI service has ${
      plural(count, { one: "# chat model", other: "# chat models" })
    } (${names}), and AI_MODELS names none of them.`;
}

function Code({ children }: { readonly children: string }) {
  return <code className="wrap-anywhere text-ink">{children}</code>;
}
