import { msg } from "@lingui/core/runtime-macro";
import { chatModelNames, imageModelNames } from "#shared/assistant/ai-models.ts";
import { joinWithCommas } from "#shared/language/join-texts.ts";
import { asWritten, type Text } from "#shared/language/text.ts";
import { formatDoctorCommand } from "../../../settings/operator-commands.ts";
import type { AiConfig } from "../../../settings/ai-config.ts";
import type { OutageRow, ServiceCallRow } from "../../../metrics/service-queries.ts";
import { hashModelSetup } from "../../../metrics/setup-of-models.ts";
import { describeFailure, getKindOfFailure } from "./failure-texts.ts";
import {
  findEarliest,
  findLatest,
  type JudgedProblem,
  makeUrgentProblem,
  makeWarning,
} from "./service-parts.ts";

const page = "build/docs/ai.md";
const badDay = "build/docs/bad-day.md#a-provider-is-down";
const doctor = `\`${formatDoctorCommand()}\``;

export const otherParts = [["tts", msg`Reading aloud`], ["moderation", msg`Moderation`]] as const;

export function nameOf(part: string): Text {
  return otherParts.find(([key]) => key === part)?.[1] ?? asWritten(part);
}

interface Kind {
  readonly name: Text;
  readonly parts: readonly string[];
}

const kinds: Readonly<Record<string, Kind>> = {
  chat: { name: msg`Chats`, parts: chatModelNames },
  image: { name: msg`Images`, parts: imageModelNames },
  speech: { name: msg`Reading aloud`, parts: ["tts"] },
  moderation: { name: msg`Moderation calls`, parts: ["moderation"] },
};

/** What breakers hold back. There is one at least. */
export function listKinds(outages: readonly OutageRow[]): Text {
  return joinWithCommas(outages.map(({ part }) => kinds[part]?.name ?? asWritten(part)));
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
export function judgeOutages({ outages, calls, processes: all, now }: Outages): JudgedProblem[] {
  return outages.map(({ part, processes, since }) => {
    const { name, parts } = kinds[part] ?? { name: asWritten(part), parts: [] };
    const failedAt = findLatest([
      since,
      ...calls.filter((call) => parts.includes(call.part)).map(({ failed_at }) => failed_at),
    ]);
    const restsUntil = failedAt && new Date(failedAt.getTime() + restMs);
    const until = restsUntil && restsUntil > now ? timeOf(restsUntil) : null;
    const some = all > 1 ? { processes, all } : null;
    const problem = {
      says: [describePause(name, until, some), describeNextCall(part === "moderation", until !== null)],
      since,
      todo: [
        msg`Usually nothing: all go through once one is answered.`,
        msg`${{ doctor }} says whether it is the key, the address or the service.`,
      ],
      page: badDay,
    };
    return failedAt && now.getTime() - failedAt.getTime() < quietMs
      ? makeUrgentProblem(problem)
      : makeWarning(problem);
  });
}

/** @param some the processes that pause, where others may not */
function describePause(
  name: Text,
  until: string | null,
  some: { readonly processes: number; readonly all: number } | null,
): Text {
  if (some) {
    const { processes, all } = some;
    return until === null
      ? msg`${{ name }} pause in ${{ processes }} of ${{
        all,
      }} server processes: those of five members failed within a minute, or five when nobody else asked, and none was answered since.`
      : msg`${{ name }} pause in ${{ processes }} of ${{ all }} server processes until ${{
        until,
      }}: those of five members failed within a minute, or five when nobody else asked, and none was answered since.`;
  }
  return until === null
    ? msg`${{
      name,
    }} pause: those of five members failed within a minute, or five when nobody else asked, and none was answered since.`
    : msg`${{ name }} pause until ${{
      until,
    }}: those of five members failed within a minute, or five when nobody else asked, and none was answered since.`;
}

function describeNextCall(isModeration: boolean, isResting: boolean): Text {
  if (isModeration) {
    return isResting
      ? msg`The next one then tries the service again; the built-in lists decide meanwhile.`
      : msg`The next one tries the service again; the built-in lists decide meanwhile.`;
  }
  return isResting
    ? msg`The next one then tries the service again; members who ask meanwhile read how long it lasts.`
    : msg`The next one tries the service again; members who ask meanwhile read how long it lasts.`;
}

/** Failures that stay until somebody does something. */
const lasting: Readonly<Record<string, Text>> = {
  "401": msg`Create a new key at the service, set OPENAI_API_KEY and restart.`,
  "402": msg`Check your bill at the service.`,
  "403": msg`Give the key the right to use the model, or name another in AI_MODELS.`,
  "unknown_model": msg`Correct the model's name in AI_MODELS and restart: the log has what the service says.`,
  "404": msg`Correct the model's name in AI_MODELS and restart. ${{ doctor }} lists which there are.`,
  "page":
    msg`Correct OPENAI_BASE_URL: what answers there is a web page, of a proxy, a sign-in or another path.`,
  "429": msg`Check your limits and credit at the service.`,
};

/** Whether it fails with the settings of now. Rows without a print of theirs count always. */
export function isFailing({ failing_since, setup, part }: ServiceCallRow, ai: AiConfig): boolean {
  return failing_since !== null && (setup === "" || setup === hashModelSetup(ai, null, part));
}

/** The failing models, by why they fail. */
export function judgeCalls(failing: readonly ServiceCallRow[], ai: AiConfig): JudgedProblem[] {
  const codes = [...new Set(failing.map(({ failure }) => failure))];
  return codes.map((code) => {
    const which = failing.filter(({ failure }) => failure === code);
    const todo = lasting[getKindOfFailure(code)];
    const problem = {
      says: msg`The service ${{ failure: describeFailure(code) }}: ${{
        parts: joinWithCommas(which.map((call) => withUpstream(call.part, ai))),
      }}.`,
      since: findEarliest(which.map((call) => call.failing_since)),
      todo: todo ??
        msg`Check whether the service works, and OPENAI_BASE_URL. What failed is given back to members.`,
      page: todo ? page : badDay,
    };
    return todo ? makeUrgentProblem(problem) : makeWarning(problem);
  });
}

function withUpstream(part: string, { models }: AiConfig): Text {
  const upstream = models[part as keyof typeof models];
  const name = nameOf(part);
  return upstream && upstream !== part ? msg`${{ name }} (${{ upstream }})` : name;
}
