import {
  type Ai,
  AiBroken,
  AiLeaked,
  AiRefused,
  AiThoughts,
  AiUnavailable,
  type TokenUsage,
} from "../providers/ai/ai.ts";
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

type Kind = ProviderCall["provider"];

/** The same providers, with AI and payment calls, and tokens, counted. */
export function countProviderCalls(providers: Providers, metrics: Metrics): Providers {
  const { ai, speaker, moderator, payments } = providers;
  return {
    ...providers,
    ai: ai && countAiCalls(ai, metrics),
    speaker: speaker && countSpeakerCalls(speaker, metrics),
    moderator: countModeratorCalls(moderator, metrics),
    payments: payments && countPaymentCalls(payments, metrics),
  };
}

function countAiCalls(ai: Ai, metrics: Metrics): Ai {
  const tokensOf = (operation: string, model: string) => (usage: TokenUsage) =>
    metrics.countTokens(operation, model, usage);
  return {
    ...ai,
    async *chat(request, signal) {
      const call = beginCall(metrics, "ai", "chat");
      let outcome = "stopped";
      try {
        yield* ai.chat({ ...request, onUsage: tokensOf("chat", request.model) }, signal);
        if (!signal.aborted) outcome = "ok";
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        call.ended(outcome);
      }
    },
    draw: (request, signal) =>
      countWork(
        metrics,
        "ai",
        "draw",
        () => ai.draw({ ...request, onUsage: tokensOf("draw", request.model) }, signal),
      ),
  };
}

function countSpeakerCalls(speaker: Speaker, metrics: Metrics): Speaker {
  return { speak: (...given) => countWork(metrics, "ai", "speak", () => speaker.speak(...given)) };
}

/** Texts and pictures that the built-in lists decide alone cause no outside call. */
function countModeratorCalls(moderator: Moderator, metrics: Metrics): Moderator {
  return {
    ...moderator,
    async classify(content) {
      const call = beginCall(metrics, "ai", "classify");
      const verdict = await moderator.classify(content);
      if (verdict.decidedBy !== "local") call.ended(verdict.decidedBy === "openai" ? "ok" : "unavailable");
      return verdict;
    },
  };
}

/** Every function of the interface is a call, except `readEvent`, which only checks a signature. */
function countPaymentCalls(payments: Payments, metrics: Metrics): Payments {
  const entries = Object.entries(payments).map(([operation, value]: [string, unknown]) => [
    operation,
    typeof value === "function" && operation !== "readEvent"
      ? (...given: unknown[]) =>
        countWork(metrics, "payments", operation, () => value(...given) as Promise<unknown>)
      : value,
  ]);
  return Object.fromEntries(entries) as Payments;
}

async function countWork<T>(
  metrics: Metrics,
  provider: Kind,
  operation: string,
  work: () => Promise<T>,
): Promise<T> {
  const call = beginCall(metrics, provider, operation);
  try {
    const result = await work();
    call.ended("ok");
    return result;
  } catch (error) {
    call.ended(outcomeOf(error));
    throw error;
  }
}

function beginCall(metrics: Metrics, provider: Kind, operation: string) {
  const startedAt = performance.now();
  return {
    ended: (outcome: string) =>
      metrics.countCall({ provider, operation, outcome, seconds: (performance.now() - startedAt) / 1_000 }),
  };
}

const outcomes = [
  [AiRefused, "refused"],
  [AiUnavailable, "unavailable"],
  [AiBroken, "broken"],
  [AiLeaked, "leaked"],
  [AiThoughts, "thoughts"],
  [PaymentDeclined, "refused"],
  [UnknownCustomer, "refused"],
  [PaymentsUnavailable, "unavailable"],
] as const;

function outcomeOf(error: unknown): string {
  if (error instanceof Error && error.name === "AbortError") return "stopped";
  return outcomes.find(([kind]) => error instanceof kind)?.[1] ?? "failed";
}
