import { APIError } from "openai";
import type { Logger } from "pino";

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
      const words = wordsOfUnknownModel(error);
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
const saysUnknown =
  /not found|no such|(does not|doesn't) exist|(not a|in)valid model|unknown model|not (available|served|supported)|no longer available|deprecated|retired|decommissioned|not a chat model/i;

/**
 * The service's words when it says that it doesn't have a model; null for any other failure. It
 * may repeat members' texts in other refusals, so no words of those are kept.
 */
export function wordsOfUnknownModel(error: unknown): string | null {
  if (!(error instanceof APIError) || error.status === undefined) return null;
  const words = wordsIn(error.error);
  const hasCode = [error.code, error.type].some((code) => typeof code === "string" && codes.test(code));
  const isSaid = [400, 404, 422].includes(error.status) && /model|deployment/i.test(words) &&
    saysUnknown.test(words);
  return hasCode || isSaid ? words || `HTTP ${error.status}` : null;
}

const mostWords = 300;

/** The message of an error's body, on one line. */
function wordsIn(body: unknown): string {
  if (typeof body === "string") return body.replaceAll(/\s+/g, " ").trim().slice(0, mostWords);
  if (typeof body !== "object" || body === null) return "";
  const { message, detail } = body as { message?: unknown; detail?: unknown };
  return wordsIn(typeof message === "string" ? message : detail);
}
