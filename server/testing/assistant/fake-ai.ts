import { chatModelNames, imageModelNames } from "#shared/assistant/ai-models.ts";
import type { Ai, ChatRequest } from "../../providers/ai/ai.ts";
import { picture } from "../pictures.ts";

type Chat = (request: ChatRequest, signal: AbortSignal) => AsyncIterable<string>;

/** Models that answer as a test specifies. */
interface FakeAi extends Ai {
  /** Oldest first. */
  readonly asked: ChatRequest[];
  readonly drawn: string[];
  /**
   * How chats are answered from now on. Default: kind words, or for a question with [hold] a
   * sentence and a word.
   */
  chats: Chat;
  draws: () => Promise<Uint8Array>;
}

const kindWords = ["Take ", "a slow ", "breath."];
const heldWords = ["Slow ", "down. ", "Take "];

async function* answerKindly({ messages }: ChatRequest, signal: AbortSignal): AsyncIterable<string> {
  const isHeld = messages.at(-1)?.content.includes("[hold]");
  yield* isHeld ? heldWords : kindWords;
  if (isHeld) await waitForAbort(signal);
}

/** Resolves at the signal. */
export function waitForAbort(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  signal.addEventListener("abort", () => resolve());
  return promise;
}

export function fakeAi(): FakeAi {
  const fake: FakeAi = {
    isPractice: false,
    models: [...chatModelNames, ...imageModelNames],
    asked: [],
    drawn: [],
    chats: answerKindly,
    draws: async () => new Uint8Array(await picture(64, 48).png().toBuffer()),
    chat(request, signal) {
      fake.asked.push(request);
      return fake.chats(request, signal);
    },
    draw({ prompt }, signal) {
      signal.throwIfAborted();
      fake.drawn.push(prompt);
      return fake.draws();
    },
  };
  return fake;
}
