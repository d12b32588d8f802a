import type { ChatRequest } from "./ai.ts";
import { APIError } from "openai";
import { stripQuotations } from "./strip-quotations.ts";

/** The part of a call that a service refused. */
interface Refusal {
  /** The name of the parameter, or "system" for the roles of the messages. */
  readonly parameter: string;
  /** Only of this call: its prompt and its limit are too long together. */
  readonly isOnce: boolean;
}

/** A call without them makes no sense. */
const needed = new Set(["model", "messages", "prompt", "input"]);
const limits = new Set(["max_tokens", "max_completion_tokens"]);

const refusing =
  /unsupported|not support|n't support|unrecogni[sz]ed|unknown|unexpected|not (permitted|allowed|accepted|available|recogni[sz]ed|valid|implemented)|extra (inputs|fields)|invalid|must be verified/i;
const tooLong = /too (large|long|high|big)|exceed|maximum|at most|less than|greater than/i;
const aboutRoles = new RegExp(
  [
    "(system (role|message|prompt|instruction)s?\\b|'system').{0,40}" +
    "((n't|not) (be )?(support|allow|permit|accept|enabl|recogni|available|implement)|unsupported|unknown)",
    "roles must alternate|roles are supported|developer instruction is not|does not support 'system'",
  ].join("|"),
  "i",
);

/**
 * Which parameter of a call a service refuses; null when it refuses something else. Services name
 * it in `param` (OpenAI, Azure), in the place of a FastAPI error (Mistral, vLLM), or only in the
 * sentence (Groq, LiteLLM, llama.cpp). Of the error only what the service says of itself is read,
 * never the input that it repeats.
 */
export function findRefusal(error: unknown, sent: Readonly<Record<string, unknown>>): Refusal | null {
  if (!(error instanceof APIError)) return null;
  const { texts, names } = readError(error);
  const said = texts.join("\n");
  const isRefused = error.status === 400 || error.status === 422;
  // llama.cpp and others report a chat template that knows no such role as their own failure.
  if ((isRefused || error.status === 500) && "messages" in sent) {
    if (aboutRoles.test(said) || names.some((name) => /^messages\b.*\brole/.test(name))) {
      return { parameter: "system", isOnce: false };
    }
  }
  if (!isRefused) return null;
  const optional = Object.keys(sent).filter((key) => !needed.has(key));
  const parameter = nameIn(names, optional) ?? (refusing.test(said) ? firstMentioned(said, optional) : null);
  const limit = optional.find((key) => limits.has(key));
  if (parameter !== null && !limits.has(parameter)) return { parameter, isOnce: false };
  if (limit === undefined) return null;
  const isTooLong = tooLong.test(said) && /max_(completion_)?tokens|completion|output/i.test(said);
  if (isTooLong) return { parameter: limit, isOnce: true };
  return parameter === null ? null : { parameter, isOnce: false };
}

function nameIn(names: readonly string[], optional: readonly string[]): string | null {
  const roots = names.map((name) => name.split(/[.[]/)[0] ?? "");
  return optional.find((key) => roots.includes(key)) ?? null;
}

/**
 * "Unsupported parameter: 'max_tokens' … Use 'max_completion_tokens' instead": the first one. A
 * name that is also a word has to stand in quotes or after what it is: "size" may be a member's.
 */
function firstMentioned(said: string, optional: readonly string[]): string | null {
  const places = optional
    .map((key) => ({
      key,
      at: said.search(key.includes("_") ? new RegExp(`(?<!\\w)${key}(?!\\w)`) : named(key)),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return places[0]?.key ?? null;
}

function named(key: string): RegExp {
  const after = "(?:(?:parameter|argument|property|param|field|option|key|input)s?(?: supplied)?:?" +
    "|invalid|unsupported|unknown|unrecogni[sz]ed) ";
  return new RegExp(`(?<![^\\s[(:,])(["'\`])${key}\\1|(?<=${after})${key}(?![\\w-])`, "i");
}

interface Said {
  readonly texts: string[];
  /** The names of refused parameters. */
  readonly names: string[];
}

function readError(error: APIError): Said {
  const said: Said = { texts: [], names: [] };
  gather(error.error ?? error.message, said, 0);
  return said;
}

function gather(value: unknown, said: Said, depth: number): void {
  if (depth > 6) return;
  if (typeof value === "string") said.texts.push(stripQuotations(value.slice(0, 2_000)));
  else if (Array.isArray(value)) { for (const entry of value.slice(0, 20)) gather(entry, said, depth + 1); }
  else if (typeof value === "object" && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      if (key === "param" && typeof entry === "string") said.names.push(entry);
      else if (key === "loc" && Array.isArray(entry)) said.names.push(...entry.map(String));
      else if (/^(message|msg|detail|details|error|errors|code)$/.test(key)) gather(entry, said, depth + 1);
    }
  }
}

/** The body of a call, with its upstream model. */
export interface CallBody {
  readonly model: string;
  readonly messages?: ChatRequest["messages"];
  readonly [parameter: string]: unknown;
}

/**
 * Tokens that models use for reasoning before they answer, where these count towards the answer's
 * limit: the models that know only `max_completion_tokens` do.
 */
export const thinkingTokens = 4_000;

/**
 * Remembers which parameters the services refused of each model's calls. Services with the same
 * interface know different parameters, and say so only when they are asked: what one refuses is
 * left out once, and from then on for that model.
 */
export class RefusedParameters {
  readonly #known = new Map<string, ReadonlySet<string>>();

  /** Whether the model's calls go without a parameter. */
  has(model: string, parameter: string): boolean {
    return this.#known.get(model)?.has(parameter) ?? false;
  }

  /**
   * Makes the call, and again without each parameter that the service refuses. What was refused is
   * remembered when the service then accepts the call, since only that proves it.
   */
  async send<T>(body: CallBody, call: (fitting: CallBody) => Promise<T>): Promise<T> {
    const { model } = body;
    const left = new Set(this.#known.get(model));
    const once = new Set<string>();
    for (;;) {
      const fitting = fit(body, new Set([...left, ...once]));
      try {
        const result = await call(fitting);
        if (left.size > 0) this.#known.set(model, left);
        return result;
      } catch (error) {
        const refusal = findRefusal(error, fitting);
        if (refusal === null || left.has(refusal.parameter) || once.has(refusal.parameter)) throw error;
        // Either name of the limit may be too long: none is tried after it.
        if (refusal.isOnce) ["max_tokens", "max_completion_tokens"].forEach((name) => once.add(name));
        else left.add(refusal.parameter);
      }
    }
  }
}

/** A limit of tokens goes by its other name first. */
function fit(body: CallBody, without: ReadonlySet<string>): CallBody {
  if (without.size === 0) return body;
  const { max_tokens: old, max_completion_tokens: renamed } = body;
  const all: CallBody = {
    ...body,
    ...(typeof old === "number" && without.has("max_tokens")
      ? { max_completion_tokens: old + thinkingTokens }
      : {}),
    ...(typeof renamed === "number" && without.has("max_completion_tokens") ? { max_tokens: renamed } : {}),
    ...(body.messages && without.has("system") ? { messages: foldSystemRole(body.messages) } : {}),
  };
  const kept = Object.entries(all).filter(([name]) => !without.has(name));
  return { ...Object.fromEntries(kept), model: body.model };
}

type Messages = ChatRequest["messages"];

/**
 * The same messages for a model that knows no system role, and wants questions and answers in
 * turns: its instructions begin the first question.
 */
function foldSystemRole(messages: Messages): Messages {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const instructions = system.map((content) => ({ role: "user", content }) as const);
  const folded: Messages[number][] = [];
  for (const message of [...instructions, ...messages.filter(({ role }) => role !== "system")]) {
    const last = folded.at(-1);
    if (last?.role === message.role) {
      folded[folded.length - 1] = { ...last, content: `${last.content}\n\n${message.content}` };
    } else folded.push(message);
  }
  return folded;
}
