import { chatModelNames, imageModelNames } from "#shared/assistant/ai-models.ts";
import type { ServiceProblem } from "#shared/system/services-contract.ts";
import { formatDoctorCommand } from "../../../settings/operator-commands.ts";
import type { AiConfig } from "../../../settings/ai-config.ts";
import type { OutageRow, ServiceCallRow } from "../../../metrics/service-queries.ts";
import { hashModelSetup } from "../../../metrics/setup-of-models.ts";
import { describeFailure, getKindOfFailure } from "./failure-texts.ts";
import { findEarliest, findLatest, makeUrgentProblem, makeWarning } from "./service-parts.ts";

const page = "build/docs/ai.md";
const badDay = "build/docs/bad-day.md#a-provider-is-down";

export const otherParts = [["tts", "Reading aloud"], ["moderation", "Moderation"]] as const;

export function nameOf(part: string): string {
  return otherParts.find(([key]) => key === part)?.[1] ?? part;
}

interface Kind {
  readonly name: string;
  readonly parts: readonly string[];
}

const kinds: Readonly<Record<string, Kind>> = {
  chat: { name: "Chats", parts: chatModelNames },
  image: { name: "Images", parts: imageModelNames },
  speech: { name: "Reading aloud", parts: ["tts"] },
  moderation: { name: "Moderation calls", parts: ["moderation"] },
};

export function listKinds(outages: readonly OutageRow[]): string {
  return outages.map(({ part }) => kinds[part]?.name ?? part).join(", ");
}

interface Outages {
  readonly outages: readonly OutageRow[];
  readonly calls: readonly ServiceCallRow[];
  readonly processes: number;
  readonly now: Date;
}

/** As the breaker holds calls back after a failure. */
const restMs = 10_000;

/** 14:05:30 UTC. */
function timeOf(at: Date): string {
  return `${at.toISOString().slice(11, 19)} UTC`;
}

/** Nobody has met it for so long that it may be over: only the next call will show. */
const quietMs = 5 * 60_000;

/**
 * Judges what breakers hold back. It stands until a call is answered, and none may be made for
 * hours.
 */
export function judgeOutages({ outages, calls, processes: all, now }: Outages): ServiceProblem[] {
  return outages.map(({ part, processes, since }) => {
    const { name, parts } = kinds[part] ?? { name: part, parts: [] };
    const where = all > 1 ? ` in ${processes} of ${all} server processes` : "";
    const effect = part === "moderation"
      ? "the built-in lists decide meanwhile"
      : "members who ask meanwhile read how long it lasts";
    const failedAt = findLatest([
      since,
      ...calls.filter((call) => parts.includes(call.part)).map(({ failed_at }) => failed_at),
    ]);
    const restsUntil = failedAt && new Date(failedAt.getTime() + restMs);
    const isResting = restsUntil !== null && restsUntil > now;
    const problem = {
      says:
        `${name} pause${where}${
          isResting ? ` until ${timeOf(restsUntil)}` : ""
        }: those of five members failed ` +
        "within a minute, or five when nobody else asked, and none was answered since. " +
        `The next one ${isResting ? "then " : ""}tries the service again; ${effect}.`,
      since,
      todo: "Usually nothing: all go through once one is answered. " +
        `\`${formatDoctorCommand()}\` says whether it is the key, the address or the service.`,
      page: badDay,
    };
    return failedAt && now.getTime() - failedAt.getTime() < quietMs
      ? makeUrgentProblem(problem)
      : makeWarning(problem);
  });
}

/** Failures that stay until somebody does something. */
const lasting: Readonly<Record<string, string>> = {
  "401": "Create a new key at the service, set OPENAI_API_KEY and restart.",
  "402": "Check your bill at the service.",
  "403": "Give the key the right to use the model, or name another in AI_MODELS.",
  "unknown_model": "Correct the model's name in AI_MODELS and restart: the log has what the service says.",
  "404":
    `Correct the model's name in AI_MODELS and restart. \`${formatDoctorCommand()}\` lists which there are.`,
  "page": "Correct OPENAI_BASE_URL: what answers there is a web page, of a proxy, a sign-in or another path.",
  "429": "Check your limits and credit at the service.",
};

/** Whether it fails with the settings of now. Rows without a print of theirs count always. */
export function isFailing({ failing_since, setup, part }: ServiceCallRow, ai: AiConfig): boolean {
  return failing_since !== null && (setup === "" || setup === hashModelSetup(ai, null, part));
}

/** The failing models, by why they fail. */
export function judgeCalls(failing: readonly ServiceCallRow[], ai: AiConfig): ServiceProblem[] {
  const codes = [...new Set(failing.map(({ failure }) => failure))];
  return codes.map((code) => {
    const which = failing.filter(({ failure }) => failure === code);
    const todo = lasting[getKindOfFailure(code)];
    const problem = {
      says: `The service ${describeFailure(code)}: ${
        which.map((call) => withUpstream(call.part, ai)).join(", ")
      }.`,
      since: findEarliest(which.map((call) => call.failing_since)),
      todo: todo ??
        "Check whether the service works, and OPENAI_BASE_URL. What failed is given back to members.",
      page: todo ? page : badDay,
    };
    return todo ? makeUrgentProblem(problem) : makeWarning(problem);
  });
}

function withUpstream(part: string, { models }: AiConfig): string {
  const upstream = models[part as keyof typeof models];
  return upstream && upstream !== part ? `${nameOf(part)} (${upstream})` : nameOf(part);
}
