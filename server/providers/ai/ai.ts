import type { ChatModelName, ImageModelName } from "#shared/assistant/models.ts";

/** The models behind the product's names (ai.1). */
export interface Ai {
  /** Stand-in of the demo, whose answers are examples (ai.6). */
  readonly isPractice: boolean;
  /** The product's names that are served here. */
  readonly models: readonly (ChatModelName | ImageModelName)[];
  /**
   * Pieces of an answer as they come, once it is the member's turn. Ends at the signal, also while waiting. Throws `AiUnavailable`
   * when nothing came, `AiBroken` when it breaks off after its first piece. Read it to its end, or `return()` it: it has a place
   * until then.
   */
  chat(request: ChatRequest, signal: AbortSignal): AsyncIterable<string>;
  /** One image as bytes of a PNG, JPEG or WebP. Throws `AiUnavailable`, and the signal's reason at the signal. */
  draw(request: ImageRequest, signal: AbortSignal): Promise<Uint8Array>;
}

export interface ChatRequest {
  readonly model: ChatModelName;
  readonly messages: readonly { role: "system" | "user" | "assistant"; content: string }[];
  /** Of the answer. */
  readonly maxTokens: number;
  /** Whose turn it is among the calls that wait; never sent to the provider. */
  readonly member: string;
}

interface ImageRequest {
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
