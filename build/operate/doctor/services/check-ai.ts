import type { AiConfig } from "../../../../server/settings/ai-config.ts";
import { formatExample } from "../../../../server/providers/ai/models/find-models.ts";
import { readModelList } from "../../../../server/providers/ai/models/model-list.ts";
import { lowestTier } from "../../../../server/providers/ai/models/served-models.ts";
import { createServiceHeaders } from "../../../../server/providers/service-headers.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";

/** Whether the AI service accepts the key and has the models. Lists them, which uses no tokens. */
export const checkAi: Check = {
  name: "AI",
  waitsFor: "The AI service",
  ifSilent: "Check its status page, and that the firewall lets calls leave this machine. " +
    "Until then chats say that the AI is away, and the built-in lists moderate.",
  async run({ config, wrong }) {
    if (wrong.has("OPENAI_BASE_URL") || wrong.has("AI_MODELS")) {
      return skipped("Correct OPENAI_BASE_URL and AI_MODELS first.");
    }
    if (!config.ai) {
      return skipped("Not set up (OPENAI_API_KEY): the built-in lists moderate, and there is no AI chat.");
    }
    return await lookAt(config.ai);
  },
};

async function lookAt(ai: AiConfig): Promise<Finding> {
  const base = (ai.baseUrl ?? "https://api.openai.com/v1").replace(/\/+$/, "");
  let response: Response;
  try {
    response = await fetch(`${base}/models`, {
      headers: headersOf(ai),
      redirect: "error",
      signal: AbortSignal.timeout(4_500),
    });
  } catch (error) {
    return fix(
      `Nothing responds at ${base}: ${describeError(error)}.`,
      "Correct OPENAI_BASE_URL, or start the service there.",
    );
  }
  const { status } = response;
  if (status === 401) {
    return fix(
      `The AI service at ${base} refuses OPENAI_API_KEY (401).`,
      "Create a new key there, set it, and start Glimmer again.",
    );
  }
  if (status === 403) {
    return warn(
      `OPENAI_API_KEY may not list models at ${base} (403), so they are not checked.`,
      "Give the key the right to read models, or ask one question in AI Chat.",
    );
  }
  if (status === 429) {
    return fix(
      `The AI service at ${base} takes no more calls of this key (429).`,
      "Check its limits and credit there.",
    );
  }
  if (!response.ok) {
    return warn(
      `${base}/models returns ${status}, so the models are not checked.`,
      "Ask one question in AI Chat. OPENAI_BASE_URL usually ends with /v1.",
    );
  }
  const models = readModelList(await response.json().catch(() => null)) ?? [];
  const isMapped = Object.keys(ai.models).length > 0;
  return isMapped ? judgeNames(ai, models.map(({ name }) => name), base) : judgeFound(models, base);
}

function headersOf({ apiKey, baseUrl }: AiConfig): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(createServiceHeaders(apiKey, baseUrl))) {
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Judges a server that is to find its model by itself (ai.17). */
function judgeFound(models: NonNullable<ReturnType<typeof readModelList>>, base: string): Finding {
  const chats = models.filter(({ answersChats }) => answersChats).map(({ name }) => name);
  const [first, second] = chats;
  if (first === undefined) {
    return warn(
      `${base} lists no chat model, and AI_MODELS names none, so nothing is offered.`,
      "Load a model there: it is found automatically. Or name one in AI_MODELS.",
    );
  }
  const example = formatExample(first);
  if (second === undefined) {
    return ok(
      `The key is accepted, and ${first}, the only chat model at ${base}, serves ${lowestTier}. ` +
        "AI_MODELS gives it more names. Credit is not looked at.",
    );
  }
  return warn(
    `${base} has ${chats.length} chat models and AI_MODELS names none, so nothing is offered.`,
    `Set AI_MODELS, e.g. '${example}'. There are, among others: ${chats.slice(0, 5).join(", ")}.`,
  );
}

/** Ollama names `llama3.2` as `llama3.2:latest`. */
function judgeNames({ models }: AiConfig, offered: readonly string[], base: string): Finding {
  const has = (name: string) => offered.some((id) => id === name || id === `${name}:latest`);
  const mapped = Object.entries(models);
  const missing = mapped.filter(([, name]) => !has(name));
  if (missing.length === 0) {
    return ok(
      `The key is accepted, and all ${mapped.length} models are at ${base}. Credit is not looked at.`,
    );
  }
  const listed = missing.map(([tier, name]) => `${tier} (${name})`).join(", ");
  return fix(
    `${base} does not have the models of ${listed}.`,
    `Name others in AI_MODELS, e.g. '{"${missing[0]?.[0]}":"…"}', or null to offer none.` +
      (offered.length > 0 ? ` There are, among others: ${offered.slice(0, 5).join(", ")}.` : ""),
  );
}
