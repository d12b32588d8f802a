import type OpenAI from "openai";
import type { Logger } from "pino";
import { describeFailure } from "../describe-failure.ts";
import {
  AiBroken,
  AiModelUnknown,
  AiRefused,
  AiThoughts,
  AiUnavailable,
  type AnswerEnd,
  type ChatRequest,
} from "./ai.ts";
import { convertToFailure } from "./failures/convert-to-ai-failure.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";
import { type ChatDeadlines, type Deadlines, startDeadlines } from "./deadlines.ts";
import { isPassing, isProviderFault } from "./failures/ai-failures.ts";
import type { Lane, LaneCall } from "./lane.ts";
import type { UnknownModels } from "./models/unknown-models.ts";
import { readAnswer } from "./read-answer.ts";
import { type CallBody, type RefusedParameters, thinkingTokens } from "./refused-parameters.ts";
import { ThoughtsUnmarked } from "./thoughts/skip-thoughts.ts";
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
  readonly refused: RefusedParameters;
  readonly unknown: UnknownModels;
  /** The upstream names of models that answer as a whole, though they are asked to stream. */
  readonly unstreamed: Set<string>;
}

interface Asked extends Omit<ChatRequest, "model"> {
  /** The upstream name. */
  readonly upstream: string;
}

export const usualDeadlines: ChatDeadlines = {
  firstMs: 60_000,
  betweenMs: 30_000,
  // An answer of 4,000 tokens from a machine that writes seven in a second.
  wholeMs: 600_000,
  afterMs: 5_000,
  pauseMs: 400,
};

/** A machine of one's own reads a long chat, or loads its model, before its first word. */
export const patientDeadlines: ChatDeadlines = { ...usualDeadlines, firstMs: 120_000 };

/** Far above any answer of the product. */
const mostCharacters = 200_000;

/** `Ai.chat` with the upstream name. */
export async function* streamChat(
  options: ChatOptions,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let call: LaneCall;
  try {
    call = await options.lane.begin(asked.member, signal);
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  const deadlines = startDeadlines(options.deadlines.wholeMs, signal);
  let length = 0;
  let end: AnswerEnd | undefined;
  const onEnd = (how: AnswerEnd) => {
    end = how;
    asked.onEnd?.(how);
  };
  try {
    // Others need not wait for a trial's first word.
    const onWorks = () => call.succeeded();
    for await (const piece of streamAnswer(options, { ...asked, onEnd }, { deadlines, onWorks })) {
      if (length === 0) options.unknown.answered(asked.upstream);
      const room = mostCharacters - length;
      length += piece.length;
      if (length > mostCharacters) {
        onEnd("length");
        return yield piece.slice(0, room).toWellFormed();
      }
      yield piece;
    }
    if (length === 0) throw emptyAnswer(end);
  } catch (error) {
    if (signal.aborted) return;
    // It was alive all the time: that it is slow harms neither what came nor the next call.
    if (deadlines.isOver() && length > 0) return end === undefined ? onEnd("length") : undefined;
    const isThoughts = error instanceof ThoughtsUnmarked;
    if (isThoughts && error.isSwallowed) options.swallowed.noticed(asked.upstream, asked.member);
    const isFault = !isThoughts && !(error instanceof AiUnavailable) && isProviderFault(error);
    if (isFault) call.failed();
    const failure = describeFailure(error);
    if (options.unknown.explains(error, asked.upstream)) throw new AiModelUnknown(failure);
    options.log.warn({ error: failure, model: asked.upstream, hasBegun: length > 0 }, "chat failed");
    if (isThoughts) throw new AiThoughts(failure);
    if (length > 0) throw new AiBroken(failure);
    if (error instanceof AiUnavailable) throw error;
    throw convertToFailure(error, failure);
  } finally {
    deadlines.end();
    call.end();
  }
}

/** A model that used all its tokens for reasoning does not mean an unhealthy provider. */
function emptyAnswer(end: AnswerEnd | undefined): AiUnavailable {
  return end === "filter"
    ? new AiRefused("The provider's filter kept the answer", { cause: "policy" })
    : new AiUnavailable("The answer is empty");
}

/** The pieces of one answer. Retries only before the first piece. */
async function* streamAnswer(
  options: ChatOptions,
  given: Asked,
  { deadlines, onWorks }: { readonly deadlines: Deadlines; onWorks(): void },
): AsyncGenerator<string> {
  const { refused, swallowed, unstreamed } = options;
  const { firstMs, betweenMs, wholeMs, afterMs, pauseMs } = options.deadlines;
  const leaving = new AbortController();
  const signal = AbortSignal.any([deadlines.signal, leaving.signal]);
  let hasText = false;
  const onText = (text: string) => {
    hasText = true;
    given.onText?.(text);
  };
  const asked = { ...given, onText };
  const onWhole = () => unstreamed.add(asked.upstream);
  const begin = async () => {
    const response = await ask(options, asked, signal);
    if (isJson(response)) deadlines.extend(wholeMs);
    const onAlive = deadlines.alive;
    const pieces = readAnswer(response, { asked, swallowed, signal, afterMs, onAlive, onWorks, onWhole });
    return { begun: await pieces.next(), pieces };
  };
  // Without a stream the first sign is the whole answer.
  const isWhole = unstreamed.has(asked.upstream) || refused.has(asked.upstream, "stream");
  const patienceMs = isWhole ? wholeMs : firstMs;
  try {
    const { begun, pieces } = await deadlines.within(
      patienceMs,
      () => retryWithBackoff(begin, { mayRetry: isPassing, signal, pauseMs }),
    );
    for (let next = begun; !next.done;) {
      if (next.value) yield next.value;
      // Some services begin with a part of their own while the model reads.
      next = await deadlines.within(hasText ? betweenMs : patienceMs, () => pieces.next());
    }
  } finally {
    // Closes the call: nothing of a provider that hangs, or goes on, is waited for.
    leaving.abort();
  }
}

function isJson({ headers }: Response): boolean {
  return /^application\/json\b/i.test(headers.get("content-type") ?? "");
}

function ask(
  { client, isOpenAi, refused }: ChatOptions,
  asked: Asked,
  signal: AbortSignal,
): Promise<Response> {
  const { upstream: model, messages, maxTokens } = asked;
  const body: CallBody = {
    model,
    messages,
    stream: true,
    // Others may refuse to be asked for the usage, like Mistral, or send it unasked.
    ...(isOpenAi
      ? { ...openAiLimits(model, maxTokens), stream_options: { include_usage: true } }
      : { max_tokens: maxTokens }),
  };
  // The client's own reader loses comments, and answers that are not written as OpenAI writes them.
  return refused.send(
    body,
    (fitting) => client.post("/chat/completions", { body: fitting, signal, stream: true }).asResponse(),
  );
}

/** OpenAI has renamed the limit, and counts the reasoning of its newer models. */
function openAiLimits(model: string, maxTokens: number) {
  if (!/^(gpt-([5-9]|\d\d)|o\d)/.test(model)) return { max_completion_tokens: maxTokens };
  return { max_completion_tokens: maxTokens + thinkingTokens, reasoning_effort: "low" } as const;
}
