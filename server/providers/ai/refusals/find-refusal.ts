import { APIError } from "openai";
import { withoutQuotations } from "../without-quotations.ts";

/** What a service refused of a call. */
export interface Refusal {
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
  /** Of parameters. */
  readonly names: string[];
}

function readError(error: APIError): Said {
  const said: Said = { texts: [], names: [] };
  gather(error.error ?? error.message, said, 0);
  return said;
}

function gather(value: unknown, said: Said, depth: number): void {
  if (depth > 6) return;
  if (typeof value === "string") said.texts.push(withoutQuotations(value.slice(0, 2_000)));
  else if (Array.isArray(value)) { for (const entry of value.slice(0, 20)) gather(entry, said, depth + 1); }
  else if (typeof value === "object" && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      if (key === "param" && typeof entry === "string") said.names.push(entry);
      else if (key === "loc" && Array.isArray(entry)) said.names.push(...entry.map(String));
      else if (/^(message|msg|detail|details|error|errors|code)$/.test(key)) gather(entry, said, depth + 1);
    }
  }
}
