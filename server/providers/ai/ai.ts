import type { ChatModelName, ImageModelName } from "#shared/assistant/ai-models.ts";

/** The models behind the product's names (ai.1). */
export interface Ai {
  /** Stand-in of the demo, whose answers are examples (ai.6). */
  readonly isPractice: boolean;
  /** The product's names that are served here. */
  readonly models: readonly (ChatModelName | ImageModelName)[];
  /**
   * Pieces of an answer as they come, once it is the member's turn. Ends at the signal, also while waiting. Throws `AiUnavailable`
   * when nothing came, `AiBroken` when it breaks off after its first piece, `AiLeaked` when it gives away the system prompt. Read it to its end, or `return()` it: it has a place
   * until then.
   */
  chat(request: ChatRequest, signal: AbortSignal): AsyncIterable<string>;
  /** One image as bytes of a PNG, JPEG or WebP. Throws `AiUnavailable`, and the signal's reason at the signal. */
  draw(request: ImageRequest, signal: AbortSignal): Promise<Uint8Array>;
}

/** What a call used, as the provider counts it. */
export interface TokenUsage {
  readonly prompt: number;
  readonly completion: number;
}

interface Usage {
  /** Called once when the provider says what was used: not for every service, nor for an answer that was stopped. */
  readonly onUsage?: ((usage: TokenUsage) => void) | undefined;
}

export interface ChatRequest extends Usage {
  readonly model: ChatModelName;
  readonly messages: readonly { role: "system" | "user" | "assistant"; content: string }[];
  /** Of the answer. */
  readonly maxTokens: number;
  /** Whose turn it is among the calls that wait; never sent to the provider. */
  readonly member: string;
}

export interface ImageRequest extends Usage {
  readonly model: ImageModelName;
  readonly prompt: string;
  /** As in `ChatRequest`. */
  readonly member: string;
}

/** Nothing came: the provider is absent, slow, over its limits, or has failed too often just now. */
export class AiUnavailable extends Error {
  override readonly name: string = "AiUnavailable";
}

/** The provider is well and refuses this request, e.g. for what it asks for. Asking again brings the same. */
export class AiRefused extends AiUnavailable {
  override readonly name = "AiRefused";
}

/** Something came, then no more. */
export class AiBroken extends Error {
  override readonly name = "AiBroken";
}

/** The answer gives away the system prompt: what came of it must not be kept. */
export class AiLeaked extends Error {
  override readonly name = "AiLeaked";
}
