import { APIError } from "openai";
import type { Logger } from "pino";
import { stripQuotations } from "../strip-quotations.ts";

/** Tells the log, once for each, of models that the service doesn't have (ai.18). */
export interface UnknownModels {
  /** Whether that is why a call failed; then nothing else needs to be logged. */
  explains(error: unknown, upstream: string): boolean;
  /** After it, the same model would be told of again. */
  answered(upstream: string): void;
}

export function createUnknownModels(log: Logger, onUnknown?: () => void): UnknownModels {
  const told = new Set<string>();
  return {
    explains(error, upstream) {
      const words = findUnknownModelWords(error, upstream);
      if (words === null) return false;
      if (!told.has(upstream)) {
        told.add(upstream);
        log.error(
          { model: upstream, words },
          "the AI service refuses a model: correct its name in AI_MODELS; members get their XP back",
        );
      }
      onUnknown?.();
      return true;
    },
    answered: (upstream) => void told.delete(upstream),
  };
}

const codes =
  /^(model_?not_?found|invalid_?model|unknown_?model|model_?not_?available|deployment_?not_?found)/i;

/** Stands for the upstream name while a sentence is read. */
const sign = "\ufffc";
const missing = [
  "not (found|exist|valid|available|served|supported|deployed|a (valid|chat) model)",
  "does(n't| not) exist",
  "no longer (available|served|supported)",
  "(deprecated|retired|decommissioned)",
].join("|");
/** "The model `lama` is not found", "Invalid model: lama", "lama is not a valid model ID". */
const name = `[^ ]*${sign}[^ ]*`;
const saysMissing = new RegExp(
  [
    `(?:model|deployment|${name})(?: for this resource| ID| name)?[ :]*(?:${name}|["'\`][^ ]+["'\`])? ` +
    `(?:(?:is|was|has been) )?(?:currently )?(?:${missing})`,
    `(?:invalid|unknown|no such|unrecognized) (?:model|deployment)`,
    "not a (?:valid|chat) model",
  ].join("|"),
  "i",
);

/** Whether a service says by its code, with any status, that it doesn't have a model. */
export function hasCodeOfUnknownModel(error: APIError): boolean {
  return [error.code, error.type].some((code) => typeof code === "string" && codes.test(code));
}

/**
 * The service's words when it says that it doesn't have a model; null for any other failure. Of a
 * sentence that doesn't name the model only the part that says so: services repeat members' texts
 * in refusals.
 */
export function findUnknownModelWords(error: unknown, upstream: string): string | null {
  if (!(error instanceof APIError) || error.status === undefined) return null;
  const words = stripQuotations(wordsIn(error.error).replaceAll(upstream, sign)).slice(0, mostWords);
  const named = (text: string) => text.replaceAll(sign, upstream);
  if (hasCodeOfUnknownModel(error)) return named(words) || `HTTP ${error.status}`;
  const said = [400, 404, 422].includes(error.status) ? saysMissing.exec(words)?.[0] : undefined;
  if (said === undefined) return null;
  return named(words.includes(sign) ? words : said);
}

const mostWords = 300;

/** The message of an error's body, on one line. */
function wordsIn(body: unknown): string {
  if (typeof body === "string") return body.slice(0, 2_000).replaceAll(/\s+/g, " ").trim();
  if (typeof body !== "object" || body === null) return "";
  const { message, detail } = body as { message?: unknown; detail?: unknown };
  return wordsIn(typeof message === "string" ? message : detail);
}
