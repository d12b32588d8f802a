import { chatModelNames } from "#shared/assistant/ai-models.ts";
import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import { cutToLength } from "#shared/shorten-text.ts";
import type { MemberCtx } from "../../../context.ts";
import { AppError, Conflict } from "../../../errors.ts";
import type { ChatRequest } from "../../../providers/ai/ai.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import { selectHistory } from "../answers/answer-queries.ts";
import { classify } from "../../moderation/classify-before-publishing.ts";
import { requireAi } from "../model-price.ts";
import { cleanTitle } from "./clean-title.ts";
import { loadChatSession } from "./load-chat-session.ts";

const instructions =
  "Suggest a title for this chat: two to six words in its language, without quotes and Markdown. Answer with the title alone.";
const deadlineMs = 20_000;
/** UTF-16 units of each question and answer, and the number of pairs. */
const told = 500;
const toldPairs = 3;
/** Tokens, including reasoning. */
const maxTokens = 500;

/**
 * A title for one of the actor's chats from its latest messages, without cost. Throws `NotFound`,
 * `Conflict` before the first answer, `ai_not_configured` and `unavailable` (503).
 */
export async function suggestTitle(
  ctx: MemberCtx,
  id: string,
  signal: AbortSignal,
): Promise<{ title: string }> {
  await loadChatSession(ctx, id);
  const model = chatModelNames.find((name) => ctx.providers.ai?.models.includes(name)) ?? "GPT-4o Mini";
  const ai = requireAi(ctx, model);
  const latest = await selectHistory(ctx.sql, {
    sessionId: id,
    memberId: ctx.actor.id,
    before: null,
    limit: toldPairs,
  });
  if (latest.length === 0) throw new Conflict("conflict", "There is nothing to name this chat after yet.");
  const messages: ChatRequest["messages"] = [
    { role: "system", content: instructions },
    ...latest.toReversed().flatMap(({ question, answer }) => [
      { role: "user", content: cutToLength(question, told).toWellFormed() } as const,
      { role: "assistant", content: cutToLength(answer, told).toWellFormed() } as const,
    ]),
    { role: "user", content: "Title:" },
  ];
  const asked = { model, messages, maxTokens, member: ctx.actor.id };
  let answer = "";
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    for await (const piece of ai.chat(asked, within)) answer += piece;
  } catch (cause) {
    ctx.log.warn({ error: describeFailure(cause) }, "no title was suggested");
    throw noTitle(cause);
  }
  const title = cleanTitle(answer);
  if (!title) throw noTitle(null);
  const { level } = await classify(ctx, { text: title });
  if (!isLevelVisible(level, ctx.actor.filter)) throw noTitle(null);
  return { title };
}

function noTitle(cause: unknown): AppError {
  return new AppError("unavailable", "No title came to mind. Please try again in a moment.", { cause });
}
