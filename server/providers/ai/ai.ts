import type { ChatModelName, ImageModelName } from "#shared/assistant/ai-models.ts";
import type { FoundModels } from "./models/served-models.ts";

/** The models behind the product's names (ai.1). */
export interface Ai {
  /** The demo's stand-in, whose answers are examples (ai.6). */
  readonly isPractice: boolean;
  /**
   * The product's names of the served models. Read it anew each time: the list changes while the
   * service is asked which models it has (ai.17).
   */
  readonly models: readonly (ChatModelName | ImageModelName)[];
  /** The service's account of its models; null where it is not asked. */
  readonly found?: FoundModels | null;
  /**
   * Pieces of an answer as they arrive, once it is the member's turn. Ends at the signal, also
   * while waiting. Throws `AiUnavailable` when nothing arrived, `AiBroken` when it breaks off after
   * its first piece, `AiThoughts` when what arrived was reasoning, `AiLeaked` when it reveals the
   * system prompt. Read it to its end, or `return()` it: it holds a place until then.
   */
  chat(request: ChatRequest, signal: AbortSignal): AsyncIterable<string>;
  /**
   * One image as bytes of a PNG, JPEG or WebP. Throws `AiUnavailable`, and the signal's reason at
   * the signal.
   */
  draw(request: ImageRequest, signal: AbortSignal): Promise<Uint8Array>;
}

/** A call's usage, as the provider counts it. */
export interface TokenUsage {
  readonly prompt: number;
  readonly completion: number;
}

/**
 * How an answer ended: by itself, at the limit of its tokens, because the provider's own filter cut
 * it, or `broken`: the stream ended, but nothing in it says that the answer did.
 */
export type AnswerEnd = "whole" | "length" | "filter" | "broken";

interface Usage {
  /**
   * Called once when the provider reports the usage: not every service does, nor any for a stopped
   * answer.
   */
  readonly onUsage?: ((usage: TokenUsage) => void) | undefined;
}

export interface ChatRequest extends Usage {
  readonly model: ChatModelName;
  readonly messages: readonly { role: "system" | "user" | "assistant"; content: string }[];
  /** Stands around quotations in the messages; the answer, in one piece then, is without it. */
  readonly mark?: string | undefined;
  /** The limit of the answer. */
  readonly maxTokens: number;
  /** Called with all text as it arrives, also reasoning and what is withheld later: it costs. */
  readonly onText?: ((text: string) => void) | undefined;
  /**
   * Called once: before the last piece, when the provider ended the answer, or when our own limit
   * of length or time ends it.
   */
  readonly onEnd?: ((end: AnswerEnd) => void) | undefined;
  /** The owner whose turn it is among waiting calls; never sent to the provider. */
  readonly member: string;
}

export interface ImageRequest extends Usage {
  readonly model: ImageModelName;
  readonly prompt: string;
  /** As in `ChatRequest`. */
  readonly member: string;
}

/** A cause that the service names, or that shows in what it sent (ai.27). */
export interface WhyFailed {
  readonly cause:
    | "key"
    | "unpaid"
    | "unknown_model"
    | "too_large"
    | "too_long"
    | "limits"
    | "page"
    | "policy"
    | "audio";
  /** For `limits`, how long the service asks to wait. Null when it does not say. */
  readonly waitMs?: number | null;
  /** For `audio`, the kind that came in place of an MP3. */
  readonly came?: string;
}

/**
 * Nothing arrived: the provider is absent, slow, over its limits, or has failed too often just now.
 */
export class AiUnavailable extends Error {
  override readonly name: string = "AiUnavailable";

  readonly why: WhyFailed | null;

  constructor(message: string, why: WhyFailed | null = null) {
    super(message);
    this.why = why;
  }
}

/**
 * The provider was not asked: it rests after failures, or too many calls wait for it. Says nothing
 * new about it.
 */
export class AiNotAsked extends AiUnavailable {
  override readonly name: string = "AiNotAsked";
}

/** Calls of the kind rest after failures. */
export class AiResting extends AiNotAsked {
  /** When the next one tries the provider again. */
  readonly until: Date;

  constructor(until: Date) {
    super("The provider failed too often just now");
    this.until = until;
  }
}

/**
 * The provider is healthy and refuses this request, e.g. for its content. A retry has the same
 * result.
 */
export class AiRefused extends AiUnavailable {
  override readonly name: string = "AiRefused";
}

/** The service has no such model; its words are in the log. */
export class AiModelUnknown extends AiRefused {
  override readonly name = "AiModelUnknown";
}

/** The answer broke off after its first piece. */
export class AiBroken extends Error {
  override readonly name = "AiBroken";
}

/** The part of the answer that arrived was the model's reasoning: none of it may be kept. */
export class AiThoughts extends Error {
  override readonly name = "AiThoughts";
}

/** The answer reveals the system prompt: none of it may be kept. */
export class AiLeaked extends Error {
  override readonly name = "AiLeaked";
}
