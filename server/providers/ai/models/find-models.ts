import { setTimeout } from "node:timers";
import type OpenAI from "openai";
import type { Logger } from "pino";
import { describeFailure } from "../../describe-failure.ts";
import { readBounded } from "../../read-bounded.ts";
import { readModelList } from "./model-list.ts";
import { lowestTier } from "./served-models.ts";

interface FindOptions {
  readonly client: OpenAI;
  readonly log: Logger;
  /** Takes the chat models that the service has, and returns the one that is served. */
  take(chatModels: readonly string[]): string | undefined;
  readonly waits?: Waits;
  /** Nothing is asked after it. Default: as long as the process lasts. */
  readonly signal?: AbortSignal;
}

/** In milliseconds. */
interface Waits {
  readonly deadline: number;
  /** After the first failure; it doubles up to `silent`. */
  readonly retry: number;
  /** While the service doesn't answer. */
  readonly silent: number;
  /** While no model is served, e.g. until one is downloaded there. */
  readonly unserved: number;
  readonly served: number;
}

const usualWaits: Waits = {
  deadline: 10_000,
  retry: 2_000,
  silent: 30_000,
  unserved: 60_000,
  served: 600_000,
};

/** Far above the lists of the largest marketplaces. */
const mostListBytes = 8 * 1024 * 1024;
const mostNamesLogged = 20;

/**
 * Asks a service which models it has, without delaying the start, and goes on asking: it may come
 * later than this server, and others may be loaded there. Logs an answer when it differs from the
 * one before (ai.17). Returns how to ask again at once.
 */
export function findModels({ client, log, take, waits = usualWaits, signal }: FindOptions): () => void {
  const service = addressOf(client);
  let logged = "";
  let failures = 0;
  let isAsking = false;
  let timer: NodeJS.Timeout | undefined;

  const logOnce = (level: "info" | "warn", fields: object, words: string) => {
    const line = JSON.stringify([fields, words]);
    if (line !== logged) log[level]({ service, ...fields }, words);
    logged = line;
  };

  async function askOnce(): Promise<number> {
    try {
      const chatModels = await listChatModels(client, waits.deadline);
      failures = 0;
      const served = take(chatModels);
      logFound(logOnce, chatModels, served);
      return served === undefined ? waits.unserved : waits.served;
    } catch (error) {
      logOnce("warn", { error: describeFailure(error) }, unanswered(error));
      return Math.min(waits.retry * 2 ** failures++, waits.silent);
    }
  }

  function ask(): void {
    if (isAsking || signal?.aborted) return;
    isAsking = true;
    clearTimeout(timer);
    void askOnce().then((ms) => {
      isAsking = false;
      // It keeps no process alive.
      timer = setTimeout(ask, ms).unref();
    });
  }

  ask();
  return ask;
}

async function listChatModels(client: OpenAI, deadlineMs: number): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(deadlineMs);
  const response = await client.models.list({ signal }).asResponse();
  const text = new TextDecoder().decode(await readBounded(response, mostListBytes));
  const models = readModelList(JSON.parse(text));
  if (!models) throw new Error("The service sent no list of models");
  return models.filter(({ answersChats }) => answersChats).map(({ name }) => name);
}

function logFound(
  logOnce: (level: "info" | "warn", fields: object, words: string) => void,
  chatModels: readonly string[],
  served: string | undefined,
): void {
  const fields = { count: chatModels.length, chatModels: chatModels.slice(0, mostNamesLogged) };
  if (served !== undefined) {
    const mapped = { AI_MODELS: formatExample(served) };
    return logOnce("info", { ...fields, ...mapped }, `AI_MODELS names no model: ${lowestTier} is ${served}`);
  }
  const [first] = chatModels;
  if (first === undefined) {
    return logOnce("warn", fields, "the AI service has no chat model, and AI_MODELS names none");
  }
  logOnce(
    "warn",
    { ...fields, AI_MODELS: formatExample(first) },
    "the AI service has several chat models: nothing is offered until AI_MODELS names one, as here",
  );
}

/** A value of `AI_MODELS` with this model. */
export function formatExample(model: string): string {
  return JSON.stringify({ [lowestTier]: model });
}

function unanswered(error: unknown): string {
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  if (status === 401 || status === 403) {
    return "the AI service refuses OPENAI_API_KEY, and AI_MODELS names no model: nothing is offered";
  }
  if (status === 404) {
    return "the AI service lists no models at OPENAI_BASE_URL, which usually ends with /v1, and AI_MODELS names none: nothing is offered";
  }
  return "the AI service doesn't say which models it has, and AI_MODELS names none: it is asked again until it does";
}

/** Without a name and password in it. */
function addressOf({ baseURL }: OpenAI): string {
  const { origin, pathname } = new URL(baseURL);
  return `${origin}${pathname}`;
}
