import type { ChatModelName, ImageModelName } from "#shared/assistant/models.ts";

/** The models behind the product's names (ai.1). Every call rejects with `AiUnavailable` when it fails before its first token. */
export interface Ai {
  /** Stand-in of the demo, whose answers are examples (ai.6). */
  readonly isPractice: boolean;
  /** The product's names that are served here. */
  readonly models: readonly (ChatModelName | ImageModelName)[];
  /** Pieces of an answer as they come. Ends at the signal; throws `AiBroken` when it breaks off after its first piece. */
  chat(request: ChatRequest, signal: AbortSignal): AsyncIterable<string>;
  /** One image as bytes of a PNG, JPEG or WebP. */
  draw(
    request: { model: ImageModelName; prompt: string; member: string },
    signal: AbortSignal,
  ): Promise<Uint8Array>;
}

export interface ChatRequest {
  readonly model: ChatModelName;
  readonly messages: readonly { role: "system" | "user" | "assistant"; content: string }[];
  readonly maxTokens: number;
  /** Whose turn it is among the calls that wait; never sent to the provider. */
  readonly member: string;
}

/** Nothing came: the provider is absent, slow, over its limits, or has failed too often just now. */
export class AiUnavailable extends Error {}

/** Something came, then no more. */
export class AiBroken extends Error {}
