import { findCheapestTextModel } from "#shared/assistant/ai-models.ts";
import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import { cutToLength, cutToWords } from "#shared/shorten-text.ts";
import type { Deps } from "../../../context.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { AnswerEnd, ChatRequest } from "../../../providers/ai/ai.ts";
import { classify } from "../../moderation/classify-before-publishing.ts";
import { isCrisisByVerdict } from "../../moderation/words-of-crisis.ts";
import type { TitledRow } from "./title-queries.ts";

const instructions =
  "Suggest a title for this chat: two to six words in its language, without quotes and Markdown. Answer with the title alone.";
const deadlineMs = 20_000;
/** UTF-16 units of each question and answer. */
const told = 500;
/** Tokens, including reasoning. */
const maxTokens = 500;

/** The request to a model for a title. `pairs`: the latest first. */
export function titleRequest(
  { providers: { ai } }: Pick<Deps, "providers">,
  member: string,
  pairs: readonly TitledRow[],
): ChatRequest {
  const short = (text: string) => cutToLength(text, told).toWellFormed();
  const messages: ChatRequest["messages"] = [
    { role: "system", content: instructions },
    ...pairs.toReversed().flatMap(({ question, answer }) => [
      { role: "user", content: short(question) } as const,
      // A picture is described by the question alone.
      ...answer === "" ? [] : [{ role: "assistant", content: short(answer) } as const],
    ]),
    { role: "user", content: "Title:" },
  ];
  const model = findCheapestTextModel(ai?.models ?? []) ?? "GPT-4o Mini";
  return { model, messages, maxTokens, member };
}

/**
 * A model's whole title, which the member's filter shows, without words of crisis (ai.25). Null
 * when none came that is so; rejects when the model fails, and at the signal. `onText`: see
 * `ChatRequest`.
 */
export async function makeTitle(
  ctx: Pick<Deps, "providers">,
  request: ChatRequest,
  { filter, signal }: { readonly filter: Viewer["filter"]; readonly signal: AbortSignal },
): Promise<string | null> {
  let said = "";
  const ended = { how: "whole" as AnswerEnd };
  const onEnd = (how: AnswerEnd) => {
    ended.how = how;
  };
  const within = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  for await (const piece of ctx.providers.ai?.chat({ ...request, onEnd }, within) ?? []) said += piece;
  // At its signal a chat ends without an error.
  within.throwIfAborted();
  if (ended.how !== "whole") return null;
  const title = cleanTitle(said);
  if (!title) return null;
  const verdict = await classify(ctx, { text: title });
  return isLevelVisible(verdict.level, filter) && !isCrisisByVerdict(title, verdict) ? title : null;
}

/** UTF-16 units. */
const titleMaxLength = 60;

/** A label that models often put before the title. */
const label = /^(chat )?(title|name)\s*:\s*/i;
const quotes = /["“”„«»‹›`]|^['‘’]|['‘’]$/g;
/** Reasoning whose opening mark was swallowed; `</think>` in backticks is text about the mark. */
const swallowedThought = /^[^]*<\/think(?:ing)?\s*>(?!`)/i;

/**
 * A chat's title from a model's answer: its first line with words, without Markdown and quotes, cut
 * between words. Empty when nothing is left.
 */
export function cleanTitle(said: string): string {
  const lines = said.replace(swallowedThought, "").split(/[\r\n\u2028\u2029]+/);
  const line = lines.map(removeMarkdown).find((one) => /[\p{L}\p{N}]/u.test(one)) ?? "";
  return cutToTitleLength(line).replace(/[\s.,;:–—-]+$/u, "");
}

/** One line of Markdown as plain text. */
function removeMarkdown(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>/g, "")
    .replace(/^[\s>#*+|-]+(?=\S)|^\s*\d+[.)]\s+/, "")
    .replace(/\*\*|__|~~|[*|#]|(?<!\w)_|_(?!\w)/g, "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .replace(label, "")
    .replace(quotes, "")
    .replace(/\s+/g, " ")
    .trim();
}

function cutToTitleLength(line: string): string {
  return cutToWords(line, titleMaxLength);
}
