import { uuidv7 } from "uuidv7";
import type { AiMessage, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { SessionCtx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { helpStandsText, helpText } from "../../moderation/help-text.ts";
import { getOwnXp } from "../../xp/get-own-xp.ts";
import { defaultTitle } from "../sessions/default-title.ts";
import { insertHelp } from "./crisis-queries.ts";
import { mapAnswerErrors } from "../answers/answer-refusals.ts";
import { followAskedQuestion } from "../answers/follow-answer.ts";
import { publishChat } from "../publish-chat.ts";
import { presentExchange } from "../present-exchange.ts";
import type { Question } from "../answers/reserve-answer.ts";

type Events = AsyncGenerator<ChatEvent, void>;
type InCrisis =
  & Pick<
    Question,
    "id" | "content" | "sessionId" | "isTemporary" | "replaces" | "follows" | "level"
  >
  & {
    readonly support: Support;
    /** The words of crisis are in an earlier question, and whether its help lines stand above. */
    readonly earlierCrisis?: { readonly hasHelp: boolean };
  };

/**
 * Answers words of crisis with help lines, which no model writes: free, and stored like any other
 * answer (moderation.11). A chat that is gone or busy is left for a new one.
 */
export async function answerWithHelp(ctx: SessionCtx, asked: InCrisis): Promise<Events> {
  const at = ctx.clock.now();
  const isCrisis = asked.earlierCrisis === undefined;
  const support = asked.earlierCrisis?.hasHelp ? null : asked.support;
  const help = { id: uuidv7(), content: support ? helpText(support) : helpStandsText };
  const sessionId = asked.isTemporary ? null : await keepHelp(ctx, asked, help, at);
  if (!asked.isTemporary && sessionId === null) return await followAskedQuestion(ctx, asked.id);
  publishChat(ctx, ctx.actor.id, sessionId);
  const { question, answer } = presentExchange({ ...asked, sessionId, at, support: isCrisis }, {
    ...help,
    state: "complete",
    model: null,
    support: true,
  });
  const own = await getOwnXp(ctx, ctx.actor.id);
  return eventsOf({ question, answer, support, xp: own?.xp ?? 0 });
}

/** Returns the session that it is in; null when the question was asked before. */
async function keepHelp(
  ctx: SessionCtx,
  asked: InCrisis,
  help: { readonly id: string; readonly content: string },
  at: Date,
): Promise<string | null> {
  const keep = async (sessionId: string | null, replaces: string | null) => {
    const id = sessionId ?? uuidv7();
    const title = sessionId ? null : await defaultTitle(ctx);
    const kept = await mapAnswerErrors(at, () =>
      insertHelp(ctx.sql, {
        ...asked,
        support: asked.earlierCrisis === undefined,
        memberId: ctx.actor.id,
        sessionId: id,
        replaces,
        title,
        answerId: help.id,
        help: help.content,
        at,
      }));
    return kept ? id : null;
  };
  try {
    return await keep(asked.sessionId, asked.replaces);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return await keep(null, null);
  }
}

interface Exchange {
  readonly question: AiMessage;
  readonly answer: AiMessage;
  readonly support: Support | null;
  readonly xp: number;
}

async function* eventsOf({ question, answer, support, xp }: Exchange): Events {
  yield { type: "start", question, answer, xp, ...(support && { support }) };
  yield { type: "done", message: answer, cost: 0, xp };
}
