import { chatModelNames, imageModelNames } from "#shared/assistant/ai-models.ts";
import type { Service, ServicePart, ServiceProblem } from "#shared/system/services-contract.ts";
import type { AiConfig } from "../../../ai-config.ts";
import { type FoundModels, lowestTier } from "../../../providers/ai/models/served-models.ts";
import type { OutageRow, ServiceCallRow } from "../../../metrics/service-queries.ts";
import { failureText } from "./failure-texts.ts";
import { earliest, fact, latest, serviceOf, toIso, urgent, warning } from "./service-parts.ts";

interface Used {
  readonly used: number;
  readonly limit: number;
}

export interface AiGiven {
  /** Null: not set up. */
  readonly ai: AiConfig | null;
  /** The served models, by the product's names. */
  readonly served: readonly string[];
  /** What the service said of its models; null where `AI_MODELS` says it (ai.17). */
  readonly found: FoundModels | null;
  readonly calls: readonly ServiceCallRow[];
  readonly outages: readonly OutageRow[];
  readonly processes: number;
  readonly server: { readonly tokens: Used; readonly images: Used };
  readonly bots: { readonly tokens: Used; readonly images: Used };
}

const page = "build/docs/ai.md";
const badDay = "build/docs/bad-day.md#a-provider-is-down";

/** The AI service: models, last answer and refusal, rests after failures, and budgets (admin.7). */
export function judgeAi(given: AiGiven): Service {
  const { calls, server, bots } = given;
  const ai = given.ai && withFoundModel(given.ai, given.found);
  if (!ai) {
    return serviceOf({
      name: "ai",
      says: "Not set up (OPENAI_API_KEY): there is no AI chat, and the built-in lists moderate.",
      problems: [],
      facts: [],
      isOff: true,
    });
  }
  const parts = partsOf(given, ai);
  return serviceOf({
    name: "ai",
    says: ai.isPractice
      ? "The practice model of the demo answers with examples."
      : `Models come from ${addressOf(ai)}.`,
    problems: [
      ...judgeModels(given),
      ...given.outages.map((outage) => restOf(outage, given.processes)),
      ...judgeCalls(given, ai),
      ...judgeBudgets(given),
    ],
    facts: [
      fact("Last answer", null, latest(calls.map((call) => call.answered_at))),
      lastRefusal(calls),
      fact(
        "Breaker",
        given.outages.length === 0 ? "Closed: calls go through" : `Open: ${namesOf(given.outages)}`,
      ),
      ...(ai.models.moderation === undefined ? [fact("Moderation", "By the built-in lists")] : []),
      ...(ai.isPractice
        ? []
        : [fact("OPENAI_API_KEY", `…${ai.apiKey.length >= 16 ? ai.apiKey.slice(-4) : ""}`)]),
    ],
    uses: [
      { label: "Tokens today", ...server.tokens },
      { label: "Images today", ...server.images },
      { label: "Bots' tokens today", ...bots.tokens },
      { label: "Bots' images today", ...bots.images },
    ],
    parts,
  });
}

function withFoundModel(ai: AiConfig, found: FoundModels | null): AiConfig {
  return found?.served ? { ...ai, models: { ...ai.models, [lowestTier]: found.served } } : ai;
}

/** Without user, password and query, which may be secrets. */
function addressOf({ baseUrl }: AiConfig): string {
  if (baseUrl === null) return "OpenAI";
  const { protocol, host, pathname } = new URL(baseUrl);
  return `${protocol}//${host}${pathname.replace(/\/+$/, "")}`;
}

const otherParts = [["tts", "Reading aloud"], ["moderation", "Moderation"]] as const;

function partsOf({ served, calls }: AiGiven, { models }: AiConfig): ServicePart[] {
  const names = [
    ...[...chatModelNames, ...imageModelNames].map((key) => ({
      key,
      name: key as string,
      isServed: served.includes(key),
    })),
    ...otherParts.map(([key, name]) => ({ key, name, isServed: models[key] !== undefined }))
      .filter(({ key, isServed }) => isServed || key !== "moderation"),
  ];
  return names.map(({ key, name, isServed }) => {
    const call = calls.find(({ part }) => part === key);
    return {
      name,
      upstream: isServed ? models[key] ?? name : null,
      answeredAt: toIso(call?.answered_at),
      failedAt: toIso(call?.failed_at),
      failure: call?.failed_at ? failureText(call.failure) : null,
      isFailing: isServed && Boolean(call?.failing_since),
    };
  });
}

function lastRefusal(calls: readonly ServiceCallRow[]) {
  const at = latest(calls.map(({ failed_at }) => failed_at));
  const call = calls.find(({ failed_at }) => failed_at !== null && failed_at.getTime() === at?.getTime());
  return fact("Last refusal", call ? `${nameOf(call.part)} ${failureText(call.failure)}` : null, at);
}

function nameOf(part: string): string {
  return otherParts.find(([key]) => key === part)?.[1] ?? part;
}

function judgeModels({ ai, served, found }: AiGiven): ServiceProblem[] {
  if (served.length > 0 || !ai) return [];
  if (found?.chatModels === null) {
    return [urgent({
      says: "The service has not said which models it has, so nothing is offered.",
      todo: "Start it, and correct OPENAI_BASE_URL and OPENAI_API_KEY: it is asked again by itself.",
      page,
    })];
  }
  const example = found?.chatModels?.[0] ?? "llama3.3";
  const chatModels = found?.chatModels?.slice(0, 5).join(", ");
  return [urgent({
    says: "No model is named, so nothing is offered: members read that no model is chosen." +
      (chatModels ? ` The service has ${chatModels}.` : ""),
    todo: `Name the service's models in AI_MODELS, e.g. ${
      JSON.stringify({ "GPT-4o": example })
    }, and restart.`,
    page,
  })];
}

const kinds: Readonly<Record<string, string>> = {
  chat: "Chats",
  image: "Images",
  speech: "Reading aloud",
  moderation: "Moderation calls",
};

function namesOf(outages: readonly OutageRow[]): string {
  return outages.map(({ part }) => kinds[part] ?? part).join(", ");
}

function restOf({ part, processes, since }: OutageRow, all: number): ServiceProblem {
  const where = all > 1 ? ` in ${processes} of ${all} server processes` : "";
  const effect = part === "moderation"
    ? "the built-in lists decide meanwhile"
    : "members read that the AI is away";
  return urgent({
    says: `${
      kinds[part] ?? part
    } are not sent to the service${where}, because five failed within a minute: ${effect}.`,
    since,
    todo: "Usually nothing: one is tried every ten seconds, and all go again once it is answered. " +
      "`npm run doctor` says whether it is the key, the address or the service.",
    page: badDay,
  });
}

/** Failures that stay until somebody does something. */
const lasting: Readonly<Record<string, string>> = {
  "401": "Make a new key at the service, set OPENAI_API_KEY and restart.",
  "402": "See your bill at the service.",
  "403": "Give the key the right to use the model, or name another in AI_MODELS.",
  "404": "Correct the model's name in AI_MODELS and restart. `npm run doctor` lists which there are.",
  "429": "See your limits and credit at the service.",
};

function judgeCalls({ calls }: AiGiven, ai: AiConfig): ServiceProblem[] {
  const failing = calls.filter(({ failing_since }) => failing_since !== null);
  const codes = [...new Set(failing.map(({ failure }) => failure))];
  return codes.map((code) => {
    const which = failing.filter(({ failure }) => failure === code);
    const todo = lasting[code ?? ""];
    const problem = {
      says: `The service ${failureText(code)}: ${
        which.map((call) => withUpstream(call.part, ai)).join(", ")
      }.`,
      since: earliest(which.map((call) => call.failing_since)),
      todo: todo ??
        "See whether the service works, and OPENAI_BASE_URL. What failed is given back to members.",
      page: todo ? page : badDay,
    };
    return todo ? urgent(problem) : warning(problem);
  });
}

function withUpstream(part: string, { models }: AiConfig): string {
  const upstream = models[part as keyof typeof models];
  return upstream && upstream !== part ? `${nameOf(part)} (${upstream})` : nameOf(part);
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
      return isSpent && of === "the server" ? urgent(problem) : warning(problem);
    },
  );
}
