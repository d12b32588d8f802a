import { pino } from "pino";
import type { AiConfig } from "../../../settings/ai-config.ts";
import { movableClock } from "../../../testing/movable-clock.ts";
import { openAiClient } from "../../openai-client.ts";
import type { Ai, ChatRequest } from "../ai.ts";
import type { ChatDeadlines } from "../deadlines.ts";
import { createOpenAi, openLanes } from "../open-ai-providers.ts";

/**
 * A provider at this address as the product opens it, with shorter deadlines and a
 * clock that tests move.
 */
export function testAi(
  baseUrl: string,
  given: Partial<AiConfig> = {},
  patience: Partial<ChatDeadlines> = {},
) {
  const config: AiConfig = {
    apiKey: "key",
    baseUrl,
    isOpenAi: false,
    isPractice: false,
    models: {
      "GPT-4o Mini": "small-model",
      "GPT-5": "gpt-6.1-sol",
      "DALL-E 3": "gpt-image-9",
      "DALL-E 2": "painter",
    },
    concurrency: 64,
    ...given,
  };
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  const clock = movableClock();
  const lanes = openLanes({ chats: config.concurrency, clock, log });
  const client = openAiClient(config);
  const deadlines = { firstMs: 400, betweenMs: 400, wholeMs: 1_500, afterMs: 100, pauseMs: 10, ...patience };
  const ai = createOpenAi({ client, config, lanes, log, deadlines, imageDeadlineMs: 1_500 });
  return { ai, clock, client, lanes, log, logged };
}

const request: ChatRequest = {
  model: "GPT-4o Mini",
  messages: [{ role: "system", content: "Be kind." }, { role: "user", content: "How are you?" }],
  maxTokens: 500,
  member: "ada",
};

/** Asks, and gathers the pieces. `pieces` has what came also when it throws. */
export function ask(ai: Ai, given: Partial<ChatRequest> = {}, signal = new AbortController().signal) {
  const pieces: string[] = [];
  const done = (async () => {
    for await (const piece of ai.chat({ ...request, ...given }, signal)) pieces.push(piece);
    return pieces.join("");
  })();
  done.catch(() => {});
  return { pieces, done };
}
