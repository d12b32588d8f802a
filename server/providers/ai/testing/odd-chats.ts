/** A call of one service, with its number there, from 1. */
export interface OddCall {
  readonly number: number;
  readonly path: string;
  readonly body: {
    readonly model?: string;
    readonly messages?: readonly { role: string; content: string }[];
    readonly [parameter: string]: unknown;
  };
}

/** A response as it goes over the wire. */
export interface OddAnswer {
  /** Default: 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: an event stream. */
  readonly contentType?: string;
  /** Written one after the other, each on its own. */
  readonly frames: readonly string[];
  /** Between two frames. */
  readonly betweenMs?: number;
  /** Default: it ends. */
  readonly ending?: "hang" | "cut";
}

const json = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const done = "data: [DONE]\n\n";
/** A piece as OpenAI writes it. */
const piece = (delta: unknown, finish_reason: string | null = null) =>
  json({ object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] });
const words = [piece({ role: "assistant", content: "Take " }), piece({ content: "a slow breath." })];
const stop = piece({}, "stop");
const usage = { prompt_tokens: 7, completion_tokens: 4, total_tokens: 11 };
const whole = (content: unknown, finish_reason: string | null = "stop") => ({
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", content }, finish_reason }],
  usage,
});
const text = (value: string) => ({ type: "text", text: value });

/** All say "Take a slow breath.", each in the way of some service or gateway. */
export const oddChats = {
  "usage without choices": [...words, stop, json({ usage }), done],
  "usage with empty choices": [...words, stop, json({ choices: [], usage }), done],
  "usage with choices of null": [...words, stop, json({ choices: null, usage }), done],
  "usage in every piece": [
    json({ choices: [{ delta: { content: "Take " } }], usage: { ...usage, completion_tokens: 1 } }),
    json({ choices: [{ delta: { content: "a slow breath." }, finish_reason: "stop" }], usage }),
    done,
  ],
  "Groq's place of the usage": [
    ...words,
    json({ choices: [{ delta: {}, finish_reason: "stop" }], x_groq: { id: "req_1", usage } }),
    done,
  ],
  "pings": [
    'event: ping\ndata: {"type":"ping"}\n\n',
    words[0] ?? "",
    "event: ping\ndata: ping\n\n",
    json({ choices: null }),
    json({ choices: [null] }),
    json({}),
    "data:\n\n",
    words[1] ?? "",
    stop,
    done,
  ],
  "comments": [": OPENROUTER PROCESSING\n\n", ...words, ": keep-alive\n\n", ":\n", stop, done],
  "empty deltas": [
    piece({}),
    piece({ content: "" }),
    piece(null),
    json({ choices: [{ index: 0, finish_reason: null, content_filter_offsets: { check_offset: 4 } }] }),
    ...words,
    piece({ content: null }),
    stop,
    done,
  ],
  "content as parts": [
    piece({ content: [text("Take ")] }),
    piece({ content: [text("a "), { type: "reference", reference_ids: [1] }, text("slow breath.")] }),
    stop,
    done,
  ],
  "content as parts with thinking": [
    piece({ content: [{ type: "thinking", thinking: [text("They are tense.")] }] }),
    piece({ content: [{ type: "thinking", thinking: "Say little.", closed: true }, text("Take ")] }),
    piece({ content: "a slow breath." }),
    stop,
    done,
  ],
  "reasoning in a field": [
    piece({ reasoning: "They are tense.", reasoning_details: [{ type: "reasoning.text" }] }),
    piece({ reasoning_content: "Say little.", content: null }),
    ...words,
    stop,
    done,
  ],
  "no finish_reason but [DONE]": [...words, done],
  "finish_reason but no [DONE]": [...words, stop],
  "an odd finish_reason": [...words, piece({ content: "" }, "eos"), done],
  "finish_reason in every piece": {
    frames: ["Take ", "a ", "slow ", "breath."].map((content) => piece({ content }, "stop")),
    betweenMs: 30,
    ending: "hang",
  },
  "an error after the end": [...words, stop, json({ error: { message: "Billing failed", code: 500 } })],
  "rubbish after the end": [...words, stop, "data: {not JSON\n\n"],
  "no end of the connection": { frames: [...words, stop], ending: "hang" },
  "a cut after the end": { frames: [...words, stop], ending: "cut" },
  "the whole answer repeated": [...words, json(whole("Take a slow breath.")), done],
  "carriage returns": [...words, stop, done].map((frame) => frame.replaceAll("\n", "\r\n")),
  "single line ends": [...words, stop, done].map((frame) => frame.replace("\n\n", "\n")),
  "a second choice": [
    json({
      choices: [{ index: 1, delta: { content: "Breathe out. " } }, { index: 0, delta: { content: "Take " } }],
    }),
    json({ choices: [{ index: 1, delta: { content: "Slowly." } }] }),
    json({ choices: [{ index: 1, delta: {}, finish_reason: "length" }] }),
    json({ choices: [{ index: 0, delta: { content: "a slow breath." } }] }),
    json({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }),
    done,
  ],
  "a first choice that is numbered 1": [
    json({ choices: [{ index: 1, delta: { content: "Take a slow breath." } }] }),
    json({ choices: [{ index: 1, delta: {}, finish_reason: "stop" }] }),
    done,
  ],
  "no space after data:": [...words, stop, done].map((frame) => frame.replace("data: ", "data:")),
  "another content type": { frames: [...words, stop, done], contentType: "text/plain" },
  "plain JSON": { frames: [JSON.stringify(whole("Take a slow breath."))], contentType: "application/json" },
  "plain JSON after empty lines": {
    frames: ["\n", "\n\n", JSON.stringify(whole([text("Take a slow breath.")], null), null, 2)],
    contentType: "application/json",
  },
  "plain JSON that claims to stream": [JSON.stringify(whole("Take a slow breath."))],
  "plain JSON that ends as a stream": [`${JSON.stringify(whole("Take a slow breath."))}\n\n`, done],
  "an empty error beside each piece": [
    json({ error: {}, choices: [{ delta: { content: "Take " } }] }),
    json({ error: { code: null, message: "" }, choices: [{ delta: { content: "a slow breath." } }] }),
    stop,
    done,
  ],
  "a finish_reason that is a number": [...words, json({ choices: [{ delta: {}, finish_reason: 1 }] }), done],
  "a first refusal with retry-after-ms": ({ number }: OddCall): OddAnswer =>
    number > 1 ? { frames: [...words, stop, done] } : {
      status: 429,
      headers: { "retry-after-ms": "5", "retry-after": "60" },
      frames: [JSON.stringify({ error: { message: "Slow down" } })],
    },
} satisfies Record<string, readonly string[] | OddAnswer | ((call: OddCall) => OddAnswer)>;

/** They say "Take a slow" and end as the name says. */
const begun = [piece({ role: "assistant", content: "Take " }), piece({ content: "a slow" })];
export const oddEnds = {
  "length": [...begun, piece({}, "length"), done],
  "Mistral's length": [...begun, piece({ content: "" }, "model_length"), done],
  "length of plain JSON": { frames: [JSON.stringify(whole("Take a slow", "length"))] },
  "a filter": [...begun, piece({}, "content_filter"), done],
  "a filter without a word": [piece({ role: "assistant", content: "" }), piece({}, "content_filter"), done],
  "a failure in the stream": [
    ...begun,
    json({
      error: { code: "server_error", message: "Provider disconnected" },
      choices: [{ delta: { content: "" }, finish_reason: "error" }],
    }),
    done,
  ],
  "a lack of resources": [...begun, piece({}, "insufficient_system_resource"), done],
  "a chat beyond the context, at LM Studio": [
    `event: error\ndata: ${
      JSON.stringify({
        error: { message: "Cannot truncate prompt with n_keep (4270) >= n_ctx (4096)" },
        message: "Cannot truncate prompt with n_keep (4270) >= n_ctx (4096)",
      })
    }\n\n`,
  ],
  "no end": begun,
} satisfies Record<string, readonly string[] | OddAnswer>;
