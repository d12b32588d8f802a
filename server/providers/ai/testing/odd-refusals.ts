import type { OddAnswer, OddCall } from "./odd-chats.ts";
import { oddChats } from "./odd-chats.ts";

const accepted = { frames: oddChats["usage with empty choices"] } satisfies OddAnswer;

function refuse(status: number, error: unknown): OddAnswer {
  return { status, contentType: "application/json", frames: [JSON.stringify(error)] };
}

type Answer = (call: OddCall) => OddAnswer;

/** OpenAI's and Azure's form. */
function unsupported(param: string, message: string): OddAnswer {
  const error = { message, type: "invalid_request_error", param, code: "unsupported_parameter" };
  return refuse(400, { error });
}

const hasSystem = ({ body }: OddCall) => body.messages?.some(({ role }) => role === "system");

/** Services that refuse a parameter of a chat, in their own words, until it is left out. */
export const oddRefusals = {
  "max_tokens, at Azure": ({ body }) =>
    "max_tokens" in body
      ? unsupported(
        "max_tokens",
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      )
      : accepted,
  "both names of the limit": ({ body }) => {
    const name = ["max_tokens", "max_completion_tokens"].find((one) => one in body);
    return name ? refuse(400, { error: `Unknown field: ${name}` }) : accepted;
  },
  "too long a limit, at vLLM": ({ body }) =>
    "max_tokens" in body
      ? refuse(400, {
        error: {
          message:
            "This model's maximum context length is 512 tokens. However, you requested 530 tokens (30 in the messages, 500 in the completion). Please reduce the length of the messages or completion.",
          type: "BadRequestError",
          param: null,
          code: 400,
        },
      })
      : accepted,
  "the system role, at OpenAI": (call) =>
    hasSystem(call)
      ? refuse(400, {
        error: {
          message: "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
          type: "invalid_request_error",
          param: "messages[0].role",
          code: "unsupported_value",
        },
      })
      : accepted,
  "the system role, at vLLM": (call) =>
    hasSystem(call)
      ? refuse(400, {
        object: "error",
        message: "System role not supported",
        type: "BadRequestError",
        code: 400,
      })
      : accepted,
  "the system role, at llama.cpp": (call) =>
    hasSystem(call)
      ? refuse(500, {
        error: {
          code: 500,
          message:
            "Error: Jinja Exception: Conversation roles must alternate user/assistant/user/assistant/...",
          type: "server_error",
        },
      })
      : accepted,
  "the stream": ({ body }) =>
    body["stream"]
      ? unsupported("stream", "Your organization must be verified to stream this model.")
      : oddChats["plain JSON"],
} satisfies Record<string, Answer>;

/** Refusals of OpenAI's own parameters at gateways that stand in for it. */
export const oddOpenAiRefusals = {
  "stream_options, at Groq": ({ body }) =>
    "stream_options" in body
      ? refuse(400, {
        error: {
          message: "property 'stream_options' is unsupported, did you mean 'stream'?",
          type: "invalid_request_error",
        },
      })
      : accepted,
  "max_completion_tokens, at Mistral": ({ body }) =>
    "max_completion_tokens" in body
      ? refuse(422, {
        object: "error",
        message: {
          detail: [{
            type: "extra_forbidden",
            loc: ["body", "max_completion_tokens"],
            msg: "Extra inputs are not permitted",
            input: { stream_options: "unsupported" },
          }],
        },
        type: "invalid_request_error",
        param: null,
        code: null,
      })
      : accepted,
  "two of them, at LiteLLM": ({ body }) => {
    const name = ["stream_options", "reasoning_effort"].find((one) => one in body);
    return name
      ? refuse(400, {
        error: {
          message: `litellm.UnsupportedParamsError: custom does not support parameters: ['${name}']`,
          type: "None",
          param: null,
          code: "400",
        },
      })
      : accepted;
  },
} satisfies Record<string, Answer>;
