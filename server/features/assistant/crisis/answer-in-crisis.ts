import type { ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import { findCheapestTextModel } from "#shared/assistant/ai-models.ts";
import type { SessionCtx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { writeText } from "../../../language/write-text.ts";
import { getSupport } from "../../moderation/get-support.ts";
import { helpStandsText, writeHelp } from "../../moderation/help-text.ts";
import type { Question } from "../answers/reserve-answer.ts";
import { answerWithHelp } from "./answer-with-help.ts";
import type { CrisisOfChat } from "./find-crisis.ts";
import { type FreeAnswer, FreeAnswersUsedUp } from "./free-answers.ts";

type Events = AsyncGenerator<ChatEvent, void>;
type Asked = Omit<Question, "model" | "kind" | "tokens" | "free">;

/** A price, a tier, a budget, no service. */
const refusals: readonly number[] = [402, 403, 429, 503];

/**
 * Answers a question of a member in a crisis (ai.26): the cheapest model answers free, whichever
 * was named. Where free answers are used up after milder words, `ask(null)` asks the named one at
 * its price. Where no model answers, help lines do; questions that only follow words of crisis keep
 * the errors that are no refusals.
 */
export async function answerInCrisis(
  ctx: SessionCtx,
  asked: Asked,
  { crisis, ask }: {
    readonly crisis: CrisisOfChat;
    readonly ask: (free: FreeAnswer | null) => Promise<Events>;
  },
): Promise<Events> {
  const isOwn = asked.support !== null;
  const support = asked.support ?? await getSupport(ctx, ctx.actor.id);
  const model = findCheapestTextModel(ctx.providers.ai?.models ?? []);
  const help = !isOwn && crisis.hasHelp ? writeText(helpStandsText, ctx.language) : writeHelp(support);
  const isRefusal = (error: unknown) =>
    error instanceof AppError && (isOwn || refusals.includes(error.status));
  const orHelp = async (error: unknown) => {
    if (!isRefusal(error)) throw error;
    return await answerWithHelp(ctx, { ...asked, support, crisis, isOwn });
  };
  try {
    return await ask(model && { model, crisis, help });
  } catch (error) {
    const isPricedNow = error instanceof FreeAnswersUsedUp && !crisis.isGrave;
    return isPricedNow ? await ask(null).catch(orHelp) : await orHelp(error);
  }
}

/** Pictures wait while a chat is free of prices: help lines, and words, are there meanwhile. */
export async function answerInPlaceOfPicture(
  ctx: SessionCtx,
  asked: Asked,
  crisis: CrisisOfChat,
): Promise<Events> {
  const isOwn = asked.support !== null;
  const support = asked.support ?? await getSupport(ctx, ctx.actor.id);
  return await answerWithHelp(ctx, { ...asked, support, crisis, isOwn, isPicture: !isOwn });
}
