import { APIError } from "openai";
import { flagged } from "../../describe-failure.ts";
import type { WhyFailed } from "../ai.ts";
import { retryAfterMs } from "../ai-failures.ts";
import { WebPageSent } from "../wire/web-page.ts";

const unpaid = /insufficient_quota|insufficient_(balance|credits?|funds)|billing/i;
const tooLong =
  /context[_ ]?(length|size|window)|n_ctx|prompt is too long|too many (input |prompt )?tokens|token count exceeds/i;
const againstPolicy =
  /content[_ ]?(policy|filter|management)|moderation[_ ]?(blocked|policy)|safety system|responsible_?ai|flagged/i;

/** Null when nothing says why. */
export function findWhyFailed(error: unknown, description: string): WhyFailed | null {
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
