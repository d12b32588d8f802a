import { pino } from "pino";
import { afterAll } from "vitest";
import { chatModelNames, imageModelNames } from "#shared/assistant/ai-models.ts";
import type { AskedOfAi, Behaviour } from "../../../build/practice/model/behaviour.ts";
import {
  type PracticeModel,
  startPracticeModel,
} from "../../../build/practice/model/start-practice-model.ts";
import type { AiConfig } from "../../settings/ai-config.ts";
import type { Ai } from "../../providers/ai/ai.ts";
import { guardPrompts } from "../../providers/ai/guard/guard-prompts.ts";
import { createOpenAi, openLanes } from "../../providers/ai/open-ai-providers.ts";
import { openAiClient } from "../../providers/openai-client.ts";
import { createOpenAiSpeaker } from "../../providers/speech/openai-speaker.ts";
import type { Speaker } from "../../providers/speech/speaker.ts";

/** The product's own client of a practice model that the test directs. */
interface PracticeAi extends Ai, PracticeModel {
  readonly speaker: Speaker;
  /** Chats are answered in these pieces from now on. */
  says(...pieces: string[]): void;
  /** Resolves when a chat since the last `behave` or `reset` has read this text. */
  taken(text: string): Promise<void>;
}

const names = [...chatModelNames, ...imageModelNames];
/** Upstream they have the product's names, so that tests see what was asked for. */
const models = Object.fromEntries(names.map((name) => [name, name])) as AiConfig["models"];
const log = pino({ level: "silent" });
const deadlines = { firstMs: 30_000, betweenMs: 30_000, wholeMs: 120_000, afterMs: 5_000, pauseMs: 1 };

/**
 * Kind words; for a question with [hold] a sentence and a word, then nothing until it is stopped.
 */
function kindly({ body }: AskedOfAi): Behaviour {
  const isHeld = body.messages?.at(-1)?.content.includes("[hold]");
  if (isHeld) return { reply: ["Slow ", "down. ", "Take "], after: 3, then: "hang" };
  return { reply: ["Take ", "a slow ", "breath."] };
}

/**
 * Call it at the top of a test file, and pass it to `createTestApp`. Unlike a server's own it has
 * room for every call, and failures never make it refuse the next one.
 */
export async function practiceAi(): Promise<PracticeAi> {
  const model = await startPracticeModel({ usual: { chat: kindly } });
  afterAll(() => model.close());
  const { baseUrl } = model;
  const config = { apiKey: "key", baseUrl, isOpenAi: false, isPractice: false, models, concurrency: 1_000 };
  const client = openAiClient(config);
  const lanes = openLanes({ chats: config.concurrency, clock: everLater(), log });
  const { watched, taken, forget } = watch(createOpenAi({ client, config, lanes, log, deadlines }));
  function behave(...told: Parameters<PracticeModel["behave"]>): void {
    forget();
    model.behave(...told);
  }
  return {
    ...guardPrompts(watched, log),
    ...model,
    behave,
    reset() {
      forget();
      model.reset();
    },
    says: (...pieces) => behave("chat", { reply: pieces }),
    speaker: createOpenAiSpeaker({ client, model: "voice" }),
    taken,
  };
}

/** Each failure is a minute old by the next one, so that the breaker never opens. */
function everLater() {
  let now = 0;
  return { now: () => new Date(now += 60_000) };
}

function watch(ai: Ai) {
  let came = "";
  let more = Promise.withResolvers<void>();
  const watched: Ai = {
    ...ai,
    async *chat(request, signal) {
      for await (const piece of ai.chat(request, signal)) {
        yield piece;
        came += piece;
        more.resolve();
        more = Promise.withResolvers();
      }
    },
  };
  async function taken(text: string): Promise<void> {
    while (!came.includes(text)) await more.promise;
  }
  const forget = () => {
    came = "";
  };
  return { watched, taken, forget };
}
