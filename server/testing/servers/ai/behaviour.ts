import type { Form } from "../../injections/injection.ts";

export type AiKind = "chat" | "image" | "speech" | "moderation";

/** How calls of a kind are served. JSON, since tests in a browser send it over HTTP. */
export interface Behaviour {
  /** Only so many calls; those after them are served well. Default: all until `reset`. */
  readonly times?: number;
  /** Answers with this status and an error in OpenAI's shape. */
  readonly status?: number;
  /** Seconds, as the header says. */
  readonly retryAfter?: number;
  /** Waits before each piece of a chat, and before any other answer. */
  readonly pieceMs?: number;
  /** Goes wrong after so many pieces of a chat; 0 is before the first. */
  readonly after?: number;
  /**
   * What happens then: `hang` nothing any more; `cut` the connection breaks; `end` it ends as if all were said; `malformed` something
   * that is no JSON; `shape` JSON of another shape; `error` an error inside the stream; `page` HTML in place of an answer. `pause` is
   * no fault: it goes on at `resume`.
   */
  readonly then?: "hang" | "cut" | "end" | "malformed" | "shape" | "error" | "page" | "pause";
  /** The text of a chat. Default: words that fit the last question. */
  readonly reply?: string;
  /** The text of a chat, cut like this. */
  readonly pieces?: readonly string[];
  /** The most gullible model: every chat answers with all it was given, the system prompt included. */
  readonly echo?: boolean;
  /** How that is written down. Default: plain. `last line` is that of the system prompt. */
  readonly echoAs?: Form;
  /** Of a chat or an image, sent without being asked for: as OpenAI writes it, or otherwise. */
  readonly usage?: unknown;
  /** Text of thoughts before the answer. */
  readonly thoughts?: string;
  /** Images are named by this address in place of being sent; `own` is one of the server itself. */
  readonly imageUrl?: string;
  /** Of moderation, by category; others are close to 0. */
  readonly scores?: Readonly<Record<string, number>>;
}

/** How one call is served. */
export interface Taken extends Behaviour {
  /** Resolves at `resume`. */
  readonly resumed: Promise<void>;
}

/** A call as it came over the wire. */
export interface AskedOfAi {
  readonly kind: AiKind;
  readonly authorization: string | null;
  readonly body: {
    readonly model: string;
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
    readonly stream?: boolean;
    readonly max_tokens?: number;
    readonly max_completion_tokens?: number;
    readonly prompt?: string;
    /** Of speech a text, of moderation elements. */
    readonly input?: unknown;
    readonly [other: string]: unknown;
  };
}
