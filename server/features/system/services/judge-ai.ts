import { msg } from "@lingui/core/runtime-macro";
import { chatModelNames, imageModelNames } from "#shared/assistant/ai-models.ts";
import { joinWithCommas } from "#shared/language/join-texts.ts";
import { asWritten, type Text } from "#shared/language/text.ts";
import type { AiConfig } from "../../../settings/ai-config.ts";
import { type FoundModels, lowestTier } from "../../../providers/ai/models/served-models.ts";
import type { OutageRow, ServiceCallRow } from "../../../metrics/service-queries.ts";
import { getUpstreamModels } from "../../../metrics/setup-of-models.ts";
import { describeFailure } from "./failure-texts.ts";
import { isFailing, judgeCalls, judgeOutages, listKinds, nameOf, otherParts } from "./judge-ai-calls.ts";
import {
  findLatest,
  type JudgedPart,
  type JudgedProblem,
  type JudgedService,
  makeFact,
  makeService,
  makeUrgentProblem,
  makeWarning,
  toIso,
} from "./service-parts.ts";

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
export function judgeAi(given: AiGiven): JudgedService {
  const { server, bots } = given;
  const ai = given.ai && { ...given.ai, models: getUpstreamModels(given.ai, given.found) };
  if (!ai) {
    return makeService({
      name: "ai",
      says: msg`Not set up (OPENAI_API_KEY): there is no AI chat, and the built-in lists moderate.`,
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
      ? msg`The practice model of the demo answers with examples.`
      : msg`Models come from ${{ address: addressOf(ai) }}.`,
    problems: [
      ...judgeModels(given),
      ...judgeOutages(given),
      ...judgeCalls(calls.filter((call) => isFailing(call, ai)), ai),
      ...judgeBudgets(given),
    ],
    facts: [
      makeFact(msg`Last answer`, null, findLatest(calls.map((call) => call.answered_at))),
      lastRefusal(calls),
      makeFact(
        msg`Breaker`,
        given.outages.length === 0
          ? msg`Closed: calls go through`
          : msg`Open: ${{ kinds: listKinds(given.outages) }}`,
      ),
      ...(ai.models.moderation === undefined ? [makeFact(msg`Moderation`, msg`By the built-in lists`)] : []),
      ...(ai.isPractice ? [] : [
        makeFact(
          asWritten("OPENAI_API_KEY"),
          asWritten(`…${ai.apiKey.length >= 16 ? ai.apiKey.slice(-4) : ""}`),
        ),
      ]),
    ],
    uses: [
      { label: msg`Tokens today`, ...server.tokens },
      { label: msg`Images today`, ...server.images },
      { label: msg`Bots' tokens today`, ...bots.tokens },
      { label: msg`Bots' images today`, ...bots.images },
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

function partsOf({ calls }: AiGiven, ai: AiConfig, isServed: (part: string) => boolean): JudgedPart[] {
  const { models } = ai;
  const names = [
    ...[...chatModelNames, ...imageModelNames].map((key) => ({ key, name: asWritten(key) })),
    ...otherParts.map(([key, name]) => ({ key, name })).filter(({ key }) =>
      key !== "moderation" || isServed(key)
    ),
  ];
  return names.map(({ key, name }) => {
    const call = calls.find(({ part }) => part === key);
    return {
      name,
      upstream: isServed(key) ? models[key] ?? key : null,
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
  const refusal = call &&
    msg`${{ name: nameOf(call.part) }} ${{ failure: describeFailure(call.failure) }}`;
  return makeFact(msg`Last refusal`, refusal ?? null, at);
}

function judgeModels({ ai, served, found }: AiGiven): JudgedProblem[] {
  if (served.length > 0 || !ai) return [];
  if (found?.chatModels === null) {
    return [makeUrgentProblem({
      says: msg`The service has not said which models it has, so nothing is offered.`,
      todo: msg`Start it, and correct OPENAI_BASE_URL and OPENAI_API_KEY: it is asked again automatically.`,
      page,
    })];
  }
  const [example = "llama3.3", ...others] = found?.chatModels ?? [];
  const models = joinWithCommas((found?.chatModels ?? []).slice(0, 5).map(asWritten));
  const setting = JSON.stringify({ [lowestTier]: example });
  return [makeUrgentProblem({
    says: [
      found?.chatModels?.length === 0
        ? msg`The service has no chat model, so nothing is offered: members read that no model is chosen.`
        : msg`No model is named, so nothing is offered: members read that no model is chosen.`,
      ...others.length > 0 ? [msg`The service has ${{ models }}.`] : [],
    ],
    todo: [
      msg`Name the service's models in AI_MODELS, e.g. ${{ setting }}, and restart.`,
      ...found ? [msg`If only one is loaded there, it is found automatically.`] : [],
    ],
    page,
  })];
}

const nearly = 0.8;

function judgeBudgets({ server, bots }: AiGiven): JudgedProblem[] {
  const budgets: Budget[] = [
    {
      ...server.tokens,
      setting: "AI_SERVER_DAILY_TOKENS",
      isOfServer: true,
      spent: msg`The tokens of the server for today are used up; they begin again at midnight UTC.`,
      nearlySpent: (percent) => msg`${{ percent }}% of the tokens of the server for today are used.`,
    },
    {
      ...server.images,
      setting: "AI_SERVER_DAILY_IMAGES",
      isOfServer: true,
      spent: msg`The images of the server for today are used up; they begin again at midnight UTC.`,
      nearlySpent: (percent) => msg`${{ percent }}% of the images of the server for today are used.`,
    },
    {
      ...bots.tokens,
      setting: "BOT_DAILY_TOKENS",
      isOfServer: false,
      spent: msg`The tokens of bots for today are used up; they begin again at midnight UTC.`,
      nearlySpent: (percent) => msg`${{ percent }}% of the tokens of bots for today are used.`,
    },
    {
      ...bots.images,
      setting: "BOT_DAILY_IMAGES",
      isOfServer: false,
      spent: msg`The images of bots for today are used up; they begin again at midnight UTC.`,
      nearlySpent: (percent) => msg`${{ percent }}% of the images of bots for today are used.`,
    },
  ];
  return budgets.filter(({ used, limit }) => limit > 0 && used >= limit * nearly).map(judgeBudget);
}

interface Budget extends Used {
  readonly setting: string;
  readonly isOfServer: boolean;
  readonly spent: Text;
  readonly nearlySpent: (percent: number) => Text;
}

function judgeBudget({ used, limit, setting, isOfServer, spent, nearlySpent }: Budget): JudgedProblem {
  const isSpent = used >= limit;
  const problem = {
    says: isSpent ? spent : nearlySpent(Math.floor(100 * used / limit)),
    todo: msg`Wait, or raise ${{ setting }} and restart.`,
    page: "build/docs/settings.md#ai",
  };
  return isSpent && isOfServer ? makeUrgentProblem(problem) : makeWarning(problem);
}
