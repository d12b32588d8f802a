import { cheapestTextModel } from "#shared/assistant/ai-models.ts";
import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import { cutToLength } from "#shared/shorten-text.ts";
import type { Deps } from "../../../context.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { AnswerEnd, ChatRequest } from "../../../providers/ai/ai.ts";
import { classify } from "../../moderation/classify-before-publishing.ts";
import { isCrisisByVerdict } from "../../moderation/words-of-crisis.ts";
import { cleanTitle } from "./clean-title.ts";
import type { TitledRow } from "./title-queries.ts";

const instructions =
  "Suggest a title for this chat: two to six words in its language, without quotes and Markdown. Answer with the title alone.";
const deadlineMs = 20_000;
/** UTF-16 units of each question and answer. */
const told = 500;
/** Tokens, including reasoning. */
const maxTokens = 500;

/** What a model is asked for a title. `pairs`: the latest first. */
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
      // Of a picture the question alone.
      ...answer === "" ? [] : [{ role: "assistant", content: short(answer) } as const],
    ]),
    { role: "user", content: "Title:" },
  ];
  const model = cheapestTextModel(ai?.models ?? []) ?? "GPT-4o Mini";
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
