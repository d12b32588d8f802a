export const aiKinds = ["chat", "image", "speech", "moderation"] as const;

export type AiKind = typeof aiKinds[number];

/** How a call is served. JSON, except for functions and bytes, which only this process can give. */
export interface Behaviour {
  /** For this number of calls; later ones are served as usual. Default: all until `reset`. */
  readonly times?: number;

  /**
   * The text of a chat: a string is sent word by word, a list in these pieces. Default: words that
   * fit the last question.
   */
  readonly reply?: string | readonly string[];
  /**
   * The most gullible model: a chat repeats all it was given, the system prompt included, or what
   * the function makes of it.
   */
  readonly echo?: boolean | ((messages: readonly ChatMessage[]) => string);
  /** Why a chat ends, as OpenAI names it: `length`, `content_filter`. Default: `stop`. */
  readonly finish?: string;
  /** Text of thoughts before the answer of a chat. */
  readonly thoughts?: string;
  /** Usage of a chat or an image, sent unasked: as OpenAI writes it, or otherwise. */
  readonly usage?: unknown;
  /** The file of image and speech calls. Default: a plain picture, a second of silence. */
  readonly bytes?: Uint8Array;
  /** Images are named by this address in place of being sent; `own` is one of the server itself. */
  readonly imageUrl?: string;
  /** Scores of moderation, by category; others are close to 0. */
  readonly scores?: Readonly<Record<string, number>>;
  /** The whole answer, whatever was asked. */
  readonly json?: unknown;

  /** Waits before the first piece of a chat, and before any other answer. */
  readonly firstMs?: number;
  /** Waits before each further piece of a chat. */
  readonly pieceMs?: number;

  /** Answers with this status and an error in OpenAI's shape. */
  readonly status?: number;
  /** The text of the error. */
  readonly message?: string;
  /** Seconds, as the header of the error says. */
  readonly retryAfter?: number;
  /** The event after `after` pieces. */
  readonly then?: Fault | "pause";
  /**
   * Pieces of a chat; of another answer 1 is after its beginning. Default: 0, before the first.
   */
  readonly after?: number;
  /** While a chat pauses, the time between two words, in milliseconds. */
  readonly aliveMs?: number;
}

/**
 * `hang`: nothing more comes. `cut`: the connection breaks. `end`: it ends as if all were said.
 * `malformed`: no JSON. `shape`: JSON of another shape. `error`: an error inside the stream.
 * `page`: HTML. `pause` is no fault: the answer continues at `resume`.
 */
export type Fault = "hang" | "cut" | "end" | "malformed" | "shape" | "error" | "page";

/** How the calls of a kind are served: all alike, or as a function of this process says of each. */
export type Serving = Behaviour | ((call: AskedOfAi) => Behaviour | Promise<Behaviour>);

export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

/** A call as it came over the wire. */
export interface AskedOfAi {
  readonly kind: AiKind;
  readonly authorization: string | null;
  readonly body: {
    readonly model: string;
    readonly messages?: readonly ChatMessage[];
    readonly stream?: boolean;
    readonly max_tokens?: number;
    readonly max_completion_tokens?: number;
    readonly prompt?: string;
    /** A text for speech, elements for moderation. */
    readonly input?: unknown;
    readonly [other: string]: unknown;
  };
}
