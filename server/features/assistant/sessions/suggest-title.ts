import { chatModelNames } from "#shared/assistant/models.ts";
import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { MemberCtx } from "../../../context.ts";
import { AppError, Conflict } from "../../../errors.ts";
import { describeFailure } from "../../../providers/openai-client.ts";
import { selectHistory } from "../answers/answer-queries.ts";
import { classifyText } from "../../moderation/built-in-classifier.ts";
import { aiFor } from "../price.ts";
import { loadSession } from "./load-session.ts";

const titleMaxLength = 60;
const deadlineMs = 20_000;
const told = 500;
/** Thoughts included. */
const maxTokens = 500;

/**
 * A title for one of the actor's chats from its latest words, at no cost. Throws `NotFound`, `Conflict` while nothing was answered
 * there, `ai_not_configured` and `unavailable` (503).
 */
export async function suggestTitle(
  ctx: MemberCtx,
  id: string,
  signal: AbortSignal,
): Promise<{ title: string }> {
  await loadSession(ctx, id);
  const model = chatModelNames.find((name) => ctx.providers.ai?.models.includes(name)) ?? "GPT-4o Mini";
  const ai = aiFor(ctx, model);
  const [latest] = await selectHistory(ctx.sql, {
    sessionId: id,
    memberId: ctx.actor.id,
    before: null,
    limit: 1,
  });
  if (!latest) throw new Conflict("conflict", "There is nothing to name this chat after yet.");
  const content = "Name this chat in two to six words, in its language. Answer with the name alone.\n\n" +
    `${latest.question.slice(0, told)}\n\n${latest.answer.slice(0, told)}`;
  const asked = { model, messages: [{ role: "user" as const, content }], maxTokens, member: ctx.actor.id };
  let answer = "";
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    for await (const piece of ai.chat(asked, within)) answer += piece;
  } catch (cause) {
    ctx.log.warn({ error: describeFailure(cause) }, "no title was suggested");
    throw noTitle(cause);
  }
  const title = answer.replace(/["“”„*#`]|\s+/g, (found) => (/\s/.test(found) ? " " : "")).trim()
    .slice(0, titleMaxLength).replace(/[.\s]+$/, "");
  if (!title || !isLevelVisible(classifyText(title).level, ctx.actor.filter)) throw noTitle(null);
  return { title };
}

function noTitle(cause: unknown): AppError {
  return new AppError("unavailable", "No title came to mind. Please try again in a moment.", { cause });
}
