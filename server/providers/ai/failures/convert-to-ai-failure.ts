import { describeFailure, flagged } from "../../describe-failure.ts";
import { AiModelUnknown, AiRefused, AiUnavailable, type WhyFailed } from "../ai.ts";
import { isProviderFault, retryAfterMs } from "./ai-failures.ts";
import { findUnknownModelWords } from "../models/unknown-models.ts";
import { APIError } from "openai";
import { WebPageSent } from "../wire/web-page.ts";

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

const unpaid = /insufficient_quota|insufficient_(balance|credits?|funds)|billing/i;
const tooLong =
  /context[_ ]?(length|size|window)|n_ctx|prompt is too long|too many (input |prompt )?tokens|token count exceeds/i;
const againstPolicy =
  /content[_ ]?(policy|filter|management)|moderation[_ ]?(blocked|policy)|safety system|responsible_?ai|flagged/i;

/** Null when nothing says why. */
function findWhyFailed(error: unknown, description: string): WhyFailed | null {
  if (error instanceof WebPageSent) return { cause: "page" };
  if (!(error instanceof APIError)) return null;
  const { status = 0 } = error;
  const names = `${String(error.code)} ${String(error.type)}`;
  const said = `${names} ${error.message.slice(0, 2_000)}`;
  if (status === 401) return { cause: "key" };
  if (status === 402 || (status === 429 && unpaid.test(names))) return { cause: "unpaid" };
  if (status === 413) return { cause: "too_large" };
  if (status === 429) return { cause: "limits", waitMs: retryAfterMs(error) };
  if (description.endsWith(flagged)) return { cause: "policy" };
  // The page of a gateway whose service is down says no more than its status.
  if (status < 500 && /html/.test(error.headers?.get("content-type") ?? "")) return { cause: "page" };
  if (tooLong.test(said)) return { cause: "too_long" };
  if ((status === 400 || status === 403 || status === 422) && againstPolicy.test(said)) {
    return { cause: "policy" };
  }
  return null;
}
