import { chatModelNames, imageModelNames } from "#shared/assistant/ai-models.ts";
import type { Service, ServicePart, ServiceProblem } from "#shared/system/services-contract.ts";
import type { AiConfig } from "../../../settings/ai-config.ts";
import { type FoundModels, lowestTier } from "../../../providers/ai/models/served-models.ts";
import type { OutageRow, ServiceCallRow } from "../../../metrics/service-queries.ts";
import { getUpstreamModels } from "../../../metrics/setup-of-models.ts";
import { describeFailure } from "./failure-texts.ts";
import { isFailing, judgeCalls, judgeOutages, listKinds, nameOf, otherParts } from "./judge-ai-calls.ts";
import { findLatest, makeFact, makeService, makeUrgentProblem, makeWarning, toIso } from "./service-parts.ts";

interface Used {
  readonly used: number;
  readonly limit: number;
}

export interface AiGiven {
  /** Null: not set up. */
  readonly ai: AiConfig | null;
  /** The served models, by the product's names. */
  readonly served: readonly string[];
  /** The models that the service reported; null where `AI_MODELS` names them (ai.17). */
  readonly found: FoundModels | null;
  readonly calls: readonly ServiceCallRow[];
  readonly outages: readonly OutageRow[];
  readonly processes: number;
  readonly now: Date;
  readonly server: { readonly tokens: Used; readonly images: Used };
  readonly bots: { readonly tokens: Used; readonly images: Used };
}

const page = "build/docs/ai.md";

/** The AI service: models, last answer and refusal, rests after failures, and budgets (admin.7). */
export function judgeAi(given: AiGiven): Service {
  const { server, bots } = given;
  const ai = given.ai && { ...given.ai, models: getUpstreamModels(given.ai, given.found) };
  if (!ai) {
    return makeService({
      name: "ai",
      says: "Not set up (OPENAI_API_KEY): there is no AI chat, and the built-in lists moderate.",
      problems: [],
      facts: [],
      isOff: true,
    });
  }
  const served = isServedIn(given, ai);
  const calls = given.calls.filter(({ part }) => served(part));
  return makeService({
    name: "ai",
    says: ai.isPractice
      ? "The practice model of the demo answers with examples."
      : `Models come from ${addressOf(ai)}.`,
    problems: [
      ...judgeModels(given),
      ...judgeOutages(given),
      ...judgeCalls(calls.filter((call) => isFailing(call, ai)), ai),
      ...judgeBudgets(given),
    ],
    facts: [
      makeFact("Last answer", null, findLatest(calls.map((call) => call.answered_at))),
      lastRefusal(calls),
      makeFact(
        "Breaker",
        given.outages.length === 0 ? "Closed: calls go through" : `Open: ${listKinds(given.outages)}`,
      ),
      ...(ai.models.moderation === undefined ? [makeFact("Moderation", "By the built-in lists")] : []),
      ...(ai.isPractice
        ? []
        : [makeFact("OPENAI_API_KEY", `…${ai.apiKey.length >= 16 ? ai.apiKey.slice(-4) : ""}`)]),
    ],
    uses: [
      { label: "Tokens today", ...server.tokens },
      { label: "Images today", ...server.images },
      { label: "Bots' tokens today", ...bots.tokens },
      { label: "Bots' images today", ...bots.images },
    ],
    parts: partsOf(given, ai, served),
  });
}

/** Whether a part of the calls is still offered. */
function isServedIn({ served }: AiGiven, { models }: AiConfig): (part: string) => boolean {
  return (part) =>
    otherParts.some(([key]) => key === part) && models[part as keyof typeof models] !== undefined ||
    served.some((name) => name === part);
}

/** Without user, password and query, which may be secrets. */
function addressOf({ baseUrl }: AiConfig): string {
  if (baseUrl === null) return "OpenAI";
  const { protocol, host, pathname } = new URL(baseUrl);
  return `${protocol}//${host}${pathname.replace(/\/+$/, "")}`;
}

function partsOf({ calls }: AiGiven, ai: AiConfig, isServed: (part: string) => boolean): ServicePart[] {
  const { models } = ai;
  const names = [
    ...[...chatModelNames, ...imageModelNames].map((key) => ({ key, name: key as string })),
    ...otherParts.map(([key, name]) => ({ key, name })).filter(({ key }) =>
      key !== "moderation" || isServed(key)
    ),
  ];
  return names.map(({ key, name }) => {
    const call = calls.find(({ part }) => part === key);
    return {
      name,
      upstream: isServed(key) ? models[key] ?? name : null,
      answeredAt: toIso(call?.answered_at),
      failedAt: toIso(call?.failed_at),
      failure: call?.failed_at ? describeFailure(call.failure) : null,
      isFailing: isServed(key) && call !== undefined && isFailing(call, ai),
    };
  });
}

function lastRefusal(calls: readonly ServiceCallRow[]) {
  const at = findLatest(calls.map(({ failed_at }) => failed_at));
  const call = calls.find(({ failed_at }) => failed_at !== null && failed_at.getTime() === at?.getTime());
  return makeFact("Last refusal", call ? `${nameOf(call.part)} ${describeFailure(call.failure)}` : null, at);
}

function judgeModels({ ai, served, found }: AiGiven): ServiceProblem[] {
  if (served.length > 0 || !ai) return [];
  if (found?.chatModels === null) {
    return [makeUrgentProblem({
      says: "The service has not said which models it has, so nothing is offered.",
      todo: "Start it, and correct OPENAI_BASE_URL and OPENAI_API_KEY: it is asked again automatically.",
      page,
    })];
  }
  const [example = "llama3.3", ...others] = found?.chatModels ?? [];
  const names = found?.chatModels?.slice(0, 5).join(", ");
  return [makeUrgentProblem({
    says: (found?.chatModels?.length === 0
      ? "The service has no chat model, so nothing is offered"
      : "No model is named, so nothing is offered") +
      ": members read that no model is chosen." +
      (others.length > 0 ? ` The service has ${names}.` : ""),
    todo:
      `Name the service's models in AI_MODELS, e.g. ${
        JSON.stringify({ [lowestTier]: example })
      }, and restart.` + (found ? " If only one is loaded there, it is found automatically." : ""),
    page,
  })];
}

const nearly = 0.8;

function judgeBudgets({ server, bots }: AiGiven): ServiceProblem[] {
  const budgets = [
    { of: "the server", what: "tokens", ...server.tokens, setting: "AI_SERVER_DAILY_TOKENS" },
    { of: "the server", what: "images", ...server.images, setting: "AI_SERVER_DAILY_IMAGES" },
    { of: "bots", what: "tokens", ...bots.tokens, setting: "BOT_DAILY_TOKENS" },
    { of: "bots", what: "images", ...bots.images, setting: "BOT_DAILY_IMAGES" },
  ];
  return budgets.filter(({ used, limit }) => limit > 0 && used >= limit * nearly).map(
    ({ of, what, used, limit, setting }) => {
      const isSpent = used >= limit;
      const problem = {
        says: isSpent
          ? `The ${what} of ${of} for today are used up; they begin again at midnight UTC.`
          : `${Math.floor(100 * used / limit)}% of the ${what} of ${of} for today are used.`,
        todo: `Wait, or raise ${setting} and restart.`,
        page: "build/docs/settings.md#ai",
      };
      return isSpent && of === "the server" ? makeUrgentProblem(problem) : makeWarning(problem);
    },
  );
}
