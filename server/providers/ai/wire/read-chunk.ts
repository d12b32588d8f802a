import { APIError } from "openai";
import { z } from "zod";
import type { TokenUsage } from "../ai.ts";

interface Texts {
  readonly text: string;
  /** Reasoning, which is not shown. */
  readonly thought: string;
}

/** The content of one part of an answer. */
export interface Chunk {
  /** The number of the answer, where the service may send several. */
  readonly choice: number | undefined;
  readonly piece: Texts;
  /** The whole answer, which some services send instead of pieces or repeat after them. */
  readonly whole: Texts;
  /** Why the service ended the answer, in its own word. */
  readonly finish: string | undefined;
  readonly usage: TokenUsage | null;
}

const tokenCount = z.number().int().nonnegative();
const usage = z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish().catch(null);

/** A text, or its parts: Mistral's models that think send `thinking` beside `text`. */
const content = z.union([z.string(), z.array(z.unknown())]).nullish();

const message = z.object({
  content,
  refusal: z.string().nullish().catch(null),
  /** Reasoning as DeepSeek, vLLM and llama.cpp name it, and as Ollama, Groq and OpenRouter do. */
  reasoning_content: z.unknown().optional(),
  reasoning: z.unknown().optional(),
}).nullish();

/** The fields read of a part; others differ between services. */
const shape = z.object({
  choices: z.array(
    z.object({
      index: z.number().nullish().catch(null),
      delta: message,
      message,
      finish_reason: z.string().nullish().catch(null),
    }).nullable(),
  ).nullish(),
  /** In a last part without choices, or in every part the sum so far. */
  usage,
  /** Groq's place for it. */
  x_groq: z.object({ usage }).nullish().catch(null),
});

/**
 * Reads a part, of several answers the one of `only`, or else the first in it. Throws an
 * `APIError` where it is one, and a `ZodError` where it is unreadable.
 */
export function readChunk(
  json: unknown,
  { isError, headers, only }: {
    readonly isError: boolean;
    readonly headers: Headers;
    readonly only: number | undefined;
  },
): Chunk {
  const error = errorOf(json, isError);
  if (error !== null) throw toApiError(error, headers);
  const { choices, usage, x_groq } = shape.parse(json);
  const among = choices?.filter((one) => one !== null) ?? [];
  const choice = among.find(({ index }) => (index ?? only ?? 0) === (only ?? 0)) ??
    (only === undefined ? among[0] : undefined);
  const used = usage ?? x_groq?.usage;
  return {
    choice: choice?.index ?? undefined,
    piece: textsOf(choice?.delta),
    whole: textsOf(choice?.message),
    finish: choice?.finish_reason === "null" ? undefined : choice?.finish_reason || undefined,
    usage: used ? { prompt: used.prompt_tokens, completion: used.completion_tokens } : null,
  };
}

function textsOf(given: z.output<typeof message>): Texts {
  const { text, thought } = splitParts(given?.content);
  const reasoning = flatten(given?.reasoning_content) || flatten(given?.reasoning);
  return { text: text || (given?.refusal ?? ""), thought: thought || reasoning };
}

function splitParts(parts: z.output<typeof content>): Texts {
  if (typeof parts === "string" || !parts) return { text: parts ?? "", thought: "" };
  const isThought = (part: unknown) => isObject(part) && /think|reason/.test(String(part["type"]));
  return {
    text: flatten(parts.filter((part) => !isThought(part))),
    thought: flatten(parts.filter(isThought)),
  };
}

/** The text of a part, of the parts in it, or "" of one without text, such as a reference. */
function flatten(part: unknown): string {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) return part.map(flatten).join("");
  return isObject(part) ? flatten(part["text"] ?? part["thinking"] ?? part["reasoning"]) : "";
}

function errorOf(json: unknown, isError: boolean): unknown {
  if (!isObject(json)) return null;
  const error = json["error"];
  // Some gateways send one without a word beside a good answer.
  const isEmpty = !error || (isObject(error) && Object.values(error).every((value) => !value));
  if (!isEmpty) return error;
  return isError || json["object"] === "error" ? json : null;
}

/** With the status that the error names, so that it counts like a response with that status. */
function toApiError(error: unknown, headers: Headers): APIError {
  const body = typeof error === "string" ? { message: error } : error as object;
  const given = isObject(error) ? Number(error["code"] ?? error["status"]) : NaN;
  // LM Studio says only in its stream that a chat is too long; the next one need not be.
  const status = /context (length|size|window)|n_ctx/.test(JSON.stringify(body)) ? 400 : given;
  if (status >= 400 && status < 600) return APIError.generate(status, { error: body }, undefined, headers);
  return new APIError(undefined, body, undefined, headers);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
