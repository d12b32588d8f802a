import { describeFailure } from "../describe-failure.ts";
import { AiModelUnknown, AiRefused, AiUnavailable } from "./ai.ts";
import { isProviderFault } from "./ai-failures.ts";
import { findUnknownModelWords } from "./models/unknown-models.ts";
import { findWhyFailed } from "./failures/why-it-failed.ts";

/**
 * The failure of a call to an upstream model without the service's words, which may repeat members'
 * texts.
 */
export function convertToAiFailure(error: unknown, upstream: string): AiUnavailable {
  if (error instanceof AiUnavailable) return error;
  const failure = describeFailure(error);
  if (findUnknownModelWords(error, upstream) !== null) return new AiModelUnknown(failure);
  return convertToFailure(error, failure);
}

/** The same of one that is known not to be about the model. */
export function convertToFailure(error: unknown, failure: string): AiUnavailable {
  const why = findWhyFailed(error, failure);
  return isProviderFault(error) ? new AiUnavailable(failure, why) : new AiRefused(failure, why);
}

/** At least one. */
export function countSecondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
}

/** No other question to this model will do better before an operator has done something. */
export function worksForNobody(error: unknown): boolean {
  return error instanceof AiModelUnknown || error instanceof AiUnavailable && error.why?.cause === "unpaid";
}
