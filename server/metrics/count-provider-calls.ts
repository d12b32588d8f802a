import {
  type Ai,
  AiBroken,
  AiLeaked,
  AiNotAsked,
  AiRefused,
  AiThoughts,
  AiUnavailable,
  type TokenUsage,
} from "../providers/ai/ai.ts";
import { type Cdn, CdnFailure } from "../providers/http-cdn.ts";
import { type Mailer, mayPass } from "../providers/mail/mailer.ts";
import { type MediaHash, MediaHashUnavailable } from "../providers/media-hash/media-hash.ts";
import type { Moderator } from "../providers/moderation/moderator.ts";
import {
  PaymentDeclined,
  type Payments,
  PaymentsUnavailable,
  UnknownCustomer,
} from "../providers/payments/payments.ts";
import type { Providers } from "../providers/providers.ts";
import type { Speaker } from "../providers/speech/speaker.ts";
import type { Metrics, ProviderCall } from "./metrics.ts";

type CallMetrics = Pick<Metrics, "countCall" | "countTokens">;
/** A call before it is made. */
type Call = Pick<ProviderCall, "provider" | "operation" | "model">;

/** The same providers, with AI, payment, mail and comparison calls, and tokens, counted. */
export function countProviderCalls(providers: Providers, metrics: CallMetrics): Providers {
  const { ai, speaker, moderator, mediaHash, payments, mail, cdn } = providers;
  return {
    ...providers,
    ai: ai && countAiCalls(ai, metrics),
    speaker: speaker && countSpeakerCalls(speaker, metrics),
    moderator: countModeratorCalls(moderator, metrics),
    mediaHash: mediaHash && countComparisons(mediaHash, metrics),
    payments: payments && countPaymentCalls(payments, metrics),
    mail: countMails(mail, metrics),
    cdn: cdn && countPurges(cdn, metrics),
  };
}

function countAiCalls(ai: Ai, metrics: CallMetrics): Ai {
  const tokensOf = (operation: string, model: string) => (usage: TokenUsage) =>
    metrics.countTokens(operation, model, usage);
  return {
    ...ai,
    get models() {
      return ai.models;
    },
    async *chat(request, signal) {
      const call = beginCall(metrics, { provider: "ai", operation: "chat", model: request.model });
      let outcome = "stopped";
      let failure: unknown;
      try {
        yield* ai.chat({ ...request, onUsage: tokensOf("chat", request.model) }, signal);
        if (!signal.aborted) outcome = "ok";
      } catch (error) {
        outcome = outcomeOf(error);
        failure = error;
        throw error;
      } finally {
        call.ended(outcome, failure);
      }
    },
    draw: (request, signal) =>
      countWork(
        metrics,
        { provider: "ai", operation: "draw", model: request.model },
        () => ai.draw({ ...request, onUsage: tokensOf("draw", request.model) }, signal),
      ),
  };
}

function countSpeakerCalls(speaker: Speaker, metrics: CallMetrics): Speaker {
  const call = { provider: "ai", operation: "speak", model: "tts" } as const;
  return { speak: (...given) => countWork(metrics, call, () => speaker.speak(...given)) };
}

/** Texts and pictures that the built-in lists decide alone cause no outside call. */
function countModeratorCalls(moderator: Moderator, metrics: CallMetrics): Moderator {
  return {
    ...moderator,
    async classify(content) {
      const call = beginCall(metrics, { provider: "ai", operation: "classify", model: "moderation" });
      const verdict = await moderator.classify(content);
      const { decidedBy, failure } = verdict;
      if (decidedBy !== "local") call.ended(decidedBy === "openai" ? "ok" : outcomeOf(failure), failure);
      return verdict;
    },
  };
}

function countComparisons(mediaHash: MediaHash, metrics: CallMetrics): MediaHash {
  const call = { provider: "media_hash", operation: "compare" } as const;
  return { compare: (given) => countWork(metrics, call, () => mediaHash.compare(given)) };
}

function countPurges(cdn: Cdn, metrics: CallMetrics): Cdn {
  const call = { provider: "cdn", operation: "purge" } as const;
  return { purge: (paths) => countWork(metrics, call, () => cdn.purge(paths)) };
}

/** Every function of the interface is a call, except `readEvent`, which only checks a signature. */
function countPaymentCalls(payments: Payments, metrics: CallMetrics): Payments {
  const entries = Object.entries(payments).map(([operation, value]: [string, unknown]) => [
    operation,
    typeof value === "function" && operation !== "readEvent"
      ? (...given: unknown[]) =>
        countWork(metrics, { provider: "payments", operation }, () => value(...given) as Promise<unknown>)
      : value,
  ]);
  return Object.fromEntries(entries) as Payments;
}

/** A refused mail is its address's fault, an `unavailable` one is tried again. */
function countMails(mail: Mailer, metrics: CallMetrics): Mailer {
  return {
    ...mail,
    async deliver(given) {
      const call = beginCall(metrics, { provider: "mail", operation: "deliver" });
      try {
        await mail.deliver(given);
        call.ended("ok");
      } catch (error) {
        call.ended(mayPass(error) ? "unavailable" : "refused", error);
        throw error;
      }
    },
  };
}

async function countWork<T>(
  metrics: CallMetrics,
  given: Call,
  work: () => Promise<T>,
): Promise<T> {
  const call = beginCall(metrics, given);
  try {
    const result = await work();
    call.ended("ok");
    return result;
  } catch (error) {
    call.ended(outcomeOf(error), error);
    throw error;
  }
}

function beginCall(metrics: CallMetrics, call: Call) {
  const startedAt = performance.now();
  return {
    ended: (outcome: string, error?: unknown) =>
      metrics.countCall({ ...call, outcome, error, seconds: (performance.now() - startedAt) / 1_000 }),
  };
}

const outcomes = [
  [AiRefused, "refused"],
  [AiNotAsked, "not_asked"],
  [AiUnavailable, "unavailable"],
  [AiBroken, "broken"],
  [AiLeaked, "leaked"],
  [AiThoughts, "thoughts"],
  [PaymentDeclined, "refused"],
  [UnknownCustomer, "refused"],
  [PaymentsUnavailable, "unavailable"],
  [MediaHashUnavailable, "unavailable"],
  [CdnFailure, "unavailable"],
] as const;

function outcomeOf(error: unknown): string {
  if (error instanceof Error && error.name === "AbortError") return "stopped";
  return outcomes.find(([kind]) => error instanceof kind)?.[1] ?? "failed";
}
