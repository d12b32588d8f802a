import type { Metrics, ProviderCall } from "./metrics.ts";
import type { ServiceLog } from "./service-log.ts";
import {
  AiBroken,
  AiLeaked,
  AiModelUnknown,
  AiRefused,
  AiThoughts,
  AiUnavailable,
} from "../providers/ai/ai.ts";
import { flagged } from "../providers/describe-failure.ts";

/**
 * Why a call failed, as a word or a status, and behind it the type and code that an AI service
 * gives its error ("401 type=auth code=invalid_key"): never the service's own words, which may
 * repeat a key or what members wrote. The page of services says what each means
 * (`failure-texts.ts`).
 */
export function getFailureCode(error: unknown): string {
  const word = wordOf(error);
  if (!(error instanceof AiUnavailable)) return word;
  const labels = error.message.match(/\b(type|code)=[\w.]+/g) ?? [];
  const status = /^\d/.test(word) ? null : givenStatus(error.message);
  return [word, ...(status && labels.length > 0 ? [`status=${status}`] : []), ...labels].join(" ");
}

function wordOf(error: unknown): string {
  if (error instanceof AiThoughts) return "thoughts";
  if (error instanceof AiLeaked) return "leaked";
  if (error instanceof AiModelUnknown) return "unknown_model";
  const why = error instanceof AiUnavailable ? error.why : null;
  if (why?.cause === "too_long" || why?.cause === "page") return why.cause;
  if (why?.cause === "audio") return `sent_${why.came ?? "unknown"}`;
  if (error instanceof AiRefused && error.message.endsWith(flagged)) return "flagged";
  if (error instanceof AiRefused && error.message.includes("filter kept")) return "filter";
  if (why?.cause === "policy") return "flagged";
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = codeOf(at);
    if (code !== null) return code;
  }
  return error instanceof AiBroken ? "broken" : "failed";
}

const unreachable = /Connection|ECONN|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ESOCKET/;
/** A call that we left: members who leave are told apart before. */
const slow = /Timeout|TooSlow|UserAbort|ETIMEDOUT|too long/;

function givenStatus(names: string): string | undefined {
  return /(?:Error|failed:) ?(4\d\d|5\d\d)\b/.exec(names)?.[1];
}

/** A status, where a provider's error has one, else what the names in it say. */
function codeOf(error: Error): string | null {
  const { status, statusCode, responseCode, code, type } = error as Error & Record<string, unknown>;
  if (code === "EAUTH") return "login";
  if (code === "ETLS") return "tls";
  for (const number of [status, statusCode, responseCode]) {
    if (typeof number === "number" && number >= 400) return String(number);
  }
  const names = [error.name, error.message, code, type].filter((text) => typeof text === "string").join(" ");
  const given = givenStatus(names);
  if (given) return given;
  if (slow.test(names)) return "slow";
  if (unreachable.test(names)) return "unreachable";
  return /empty/.test(error.message) ? "empty" : null;
}

/**
 * The same metrics, which also note calls for the page of services (admin.7), with a print of what
 * a model is set to.
 */
export function noteProviderCalls(
  metrics: Metrics,
  services: Pick<ServiceLog, "ended">,
  setupOf: (model: string) => string = () => "",
): Metrics {
  return {
    ...metrics,
    countCall(call) {
      metrics.countCall(call);
      noteCall(services, call, setupOf);
    },
  };
}

/** A declined card was answered; an address without a mailbox says nothing of the server. */
function noteCall(
  services: Pick<ServiceLog, "ended">,
  call: ProviderCall,
  setupOf: (model: string) => string,
): void {
  const { provider: service, outcome, model = "", error } = call;
  if (outcome === "stopped" || outcome === "not_asked") return;
  const setup = service === "ai" ? setupOf(model) : undefined;
  const part = { service, part: model, setup };
  if (outcome === "ok" || outcome === "refused" && service === "payments") return services.ended(part, null);
  const code = getFailureCode(error);
  const isOfOne = outcome === "refused" || outcome === "leaked";
  services.ended(part, { code, isPassing: isOfOne && !concernsAll.has(code.split(" ", 1)[0] ?? "") });
}

/** They fail each request, not this one alone: credit, the key's rights, a model's wrong name. */
const concernsAll: ReadonlySet<string> = new Set(["402", "403", "404", "page", "unknown_model"]);
