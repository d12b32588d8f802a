import type OpenAI from "openai";
import type { Logger } from "pino";
import { z } from "zod";
import { describeFailure } from "../describe-failure.ts";
import { storableText } from "../storable-text.ts";
import { AiBroken, AiRefused, AiThoughts, AiUnavailable, type AnswerEnd, type ChatRequest } from "./ai.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";
import { type ChatDeadlines, type Deadlines, startDeadlines } from "./deadlines.ts";
import { isPassing, isProviderFault } from "./ai-failures.ts";
import type { Lane, LaneCall } from "./lane.ts";
import { createThoughtSkipper, type ThoughtSkipper, ThoughtsUnmarked } from "./thoughts/skip-thoughts.ts";
import type { SwallowedMarks } from "./thoughts/swallowed-marks.ts";

interface ChatOptions {
  readonly client: OpenAI;
  readonly lane: Lane;
  readonly log: Logger;
  readonly deadlines: ChatDeadlines;
  /** There the parameters have other names and limits. */
  readonly isOpenAi: boolean;
  /** By upstream name. */
  readonly swallowed: SwallowedMarks;
}

interface Asked extends Omit<ChatRequest, "model"> {
  /** The upstream name. */
  readonly upstream: string;
}

export const usualDeadlines: ChatDeadlines = {
  firstMs: 60_000,
  betweenMs: 30_000,
  wholeMs: 300_000,
  pauseMs: 400,
};

/** Far above any answer of the product. */
const mostCharacters = 200_000;
/**
 * Tokens that OpenAI's models use for reasoning before they answer; they count towards the answer
 * there.
 */
const thinkingTokens = 4_000;

const tokenCount = z.number().int().nonnegative();

/** The fields read of a piece; others differ between providers. */
const chunk = z.object({
  choices: z.array(z.object({
    delta: z.object({
      content: z.string().nullish(),
      /** Reasoning, which is not shown: vLLM, llama.cpp, Ollama and OpenRouter. */
      reasoning_content: z.unknown().optional(),
      reasoning: z.unknown().optional(),
    }).nullish(),
    finish_reason: z.string().nullish(),
  })),
  /** In a last piece without choices, or in every piece the sum so far. */
  usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish().catch(null),
});

/** `Ai.chat` with the upstream name. */
export async function* chat(options: ChatOptions, asked: Asked, signal: AbortSignal): AsyncGenerator<string> {
  let call: LaneCall;
  try {
    call = await options.lane.begin(asked.member, signal);
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  const deadlines = startDeadlines(options.deadlines.wholeMs, signal);
  let length = 0;
  try {
    for await (const piece of streamAnswer(options, asked, deadlines)) {
      if (length === 0) call.succeeded();
      const room = mostCharacters - length;
      length += piece.length;
      if (length > mostCharacters) {
        asked.onEnd?.("length");
        return yield piece.slice(0, room).toWellFormed();
      }
      yield piece;
    }
    // A model that used all its tokens for reasoning does not mean an unhealthy provider.
    if (length === 0) throw new AiUnavailable("The answer is empty");
  } catch (error) {
    if (signal.aborted) return;
    const isThoughts = error instanceof ThoughtsUnmarked;
    if (isThoughts && error.isSwallowed) options.swallowed.noticed(asked.upstream, asked.member);
    const isFault = !isThoughts && !(error instanceof AiUnavailable) && isProviderFault(error);
    if (isFault) call.failed();
    const failure = describeFailure(error);
    options.log.warn({ error: failure, model: asked.upstream, hasBegun: length > 0 }, "chat failed");
    if (isThoughts) throw new AiThoughts(failure);
    if (length > 0) throw new AiBroken(failure);
    if (error instanceof AiUnavailable) throw error;
    throw isFault ? new AiUnavailable(failure) : new AiRefused(failure);
  } finally {
    deadlines.end();
    call.end();
  }
}

/** The pieces of one answer. Retries only before the first piece. */
async function* streamAnswer(
  options: ChatOptions,
  asked: Asked,
  deadlines: Deadlines,
): AsyncGenerator<string> {
  const { firstMs, betweenMs, pauseMs } = options.deadlines;
  const begin = async () => {
    const stream = await openStream(options, asked, deadlines.signal);
    const thoughts = createThoughtSkipper({ isUnmarked: options.swallowed.isKnownOf(asked.upstream) });
    const pieces = readPieces(stream, { options, asked, signal: deadlines.signal, thoughts });
    return { begun: await pieces.next(), pieces };
  };
  const { begun, pieces } = await deadlines.within(
    firstMs,
    () => retryWithBackoff(begin, { mayRetry: isPassing, signal: deadlines.signal, pauseMs }),
  );
  try {
    for (let next = begun; !next.done; next = await deadlines.within(betweenMs, () => pieces.next())) {
      if (next.value) yield next.value;
    }
  } finally {
    // Not awaited: a hanging provider must not keep the place.
    void pieces.return().catch(() => {});
  }
}

function openStream({ client, isOpenAi }: ChatOptions, asked: Asked, signal: AbortSignal) {
  const { upstream: model, messages, maxTokens } = asked;
  return client.chat.completions.create({
    model,
    messages: [...messages],
    stream: true,
    // Others may refuse to be asked for the usage, like Mistral, or send it unasked.
    ...(isOpenAi
      ? { ...openAiLimits(model, maxTokens), stream_options: { include_usage: true } }
      : { max_tokens: maxTokens }),
  }, { signal });
}

/** OpenAI has renamed the limit, and counts the reasoning of its newer models. */
function openAiLimits(model: string, maxTokens: number) {
  if (!/^(gpt-([5-9]|\d\d)|o\d)/.test(model)) return { max_completion_tokens: maxTokens };
  return { max_completion_tokens: maxTokens + thinkingTokens, reasoning_effort: "low" } as const;
}

interface Reading {
  readonly options: Pick<ChatOptions, "swallowed">;
  readonly asked: Asked;
  readonly signal: AbortSignal;
  readonly thoughts: ThoughtSkipper;
}

/**
 * Text as it arrives, without reasoning; "" for a sign of life without text. Throws when the stream
 * ends before the answer does.
 */
async function* readPieces(
  stream: AsyncIterable<unknown>,
  { options, asked, signal, thoughts }: Reading,
): AsyncGenerator<string, void, void> {
  const storable = storableText();
  let finish: string | undefined;
  let used: z.output<typeof chunk>["usage"];
  for await (const part of stream) {
    const { choices: [choice], usage } = chunk.parse(part);
    used = usage ?? used;
    const { content, reasoning, reasoning_content } = choice?.delta ?? {};
    for (const text of [content, reasoning_content ?? reasoning]) {
      if (text && typeof text === "string") asked.onText?.(text);
    }
    if (content) yield thoughts.take(storable.take(content));
    else if (reasoning || reasoning_content) yield "";
    finish ??= choice?.finish_reason || undefined;
  }
  // The client ends a stream without an error at the signal, and when the connection closes early.
  signal.throwIfAborted();
  if (!finish) throw new Error("The answer broke off");
  asked.onEnd?.(endOf(finish));
  yield thoughts.take(storable.rest()) + thoughts.rest(finish === "stop");
  if (finish === "stop" && !thoughts.hasSwallowed) options.swallowed.missed(asked.upstream);
  if (used) asked.onUsage?.({ prompt: used.prompt_tokens, completion: used.completion_tokens });
}

function endOf(finish: string): AnswerEnd {
  if (finish === "length") return "length";
  return finish === "content_filter" ? "filter" : "whole";
}
