import { uuidv7 } from "uuidv7";
import type { AiMessage, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { SessionCtx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { helpStandsText, picturesWaitText, writeHelp } from "../../moderation/help-text.ts";
import { getOwnXp } from "../../xp/get-own-xp.ts";
import { makeDefaultTitle } from "../sessions/default-title.ts";
import type { CrisisOfChat } from "./find-crisis.ts";
import { readFreeUntil } from "./free-answers.ts";
import { type NewAnswer, selectAnswer } from "../answers/answer-queries.ts";
import { mapAnswerErrors } from "../answers/answer-refusals.ts";
import { followAskedQuestion } from "../answers/follow-answer.ts";
import { publishChat } from "../publish-chat.ts";
import { presentExchange } from "../present-exchange.ts";
import type { Question } from "../answers/reserve-answer.ts";
import type { Sql } from "../../../db/open-database.ts";
import { searchOfChatMessage } from "../search/search-of-chat-message.ts";

type Events = AsyncGenerator<ChatEvent, void>;
type InCrisis =
  & Pick<
    Question,
    "id" | "content" | "sessionId" | "isTemporary" | "replaces" | "follows" | "level"
  >
  & {
    readonly support: Support;
    readonly crisis: CrisisOfChat;
    /** The words of crisis are the question's own; otherwise they are in an earlier one. */
    readonly isOwn: boolean;
    /** A picture was asked for, which waits (ai.26). */
    readonly isPicture?: boolean;
  };

/**
 * Answers words of crisis with help lines, which no model writes: free, and stored like any other
 * answer (moderation.11). A chat that is gone or busy is left for a new one.
 */
export async function answerWithHelp(ctx: SessionCtx, asked: InCrisis): Promise<Events> {
  const at = ctx.clock.now();
  const kept = asked.isTemporary ? helpIn(asked, null) : await keepHelp(ctx, asked, at);
  if (kept === null) return await followAskedQuestion(ctx, asked.id);
  const { sessionId, support, answer: help } = kept;
  publishChat(ctx, ctx.actor.id, sessionId);
  const known = asked.replaces && await selectAnswer(ctx.sql, { id: asked.id, memberId: ctx.actor.id });
  const versions = known ? known.question.versions : null;
  const { question, answer } = presentExchange({
    ...asked,
    sessionId,
    at,
    support: asked.isOwn,
    continues: false,
    versions,
  }, {
    ...help,
    state: "complete",
    model: null,
    support: true,
  });
  const own = await getOwnXp(ctx, ctx.actor.id);
  const freeUntil = await readFreeUntil(ctx, asked.crisis);
  return eventsOf({ question, answer, support, freeUntil, xp: own?.xp ?? 0 });
}

interface Help {
  readonly sessionId: string | null;
  /** Null where the lines stand above. */
  readonly support: Support | null;
  readonly answer: { readonly id: string; readonly content: string };
}

/** The help of a chat; no lines stand above in a new one. */
function helpIn(asked: InCrisis, sessionId: string | null, isNew = false): Help {
  const stands = !asked.isOwn && asked.crisis.hasHelp && !isNew;
  const about = asked.isPicture ? picturesWaitText : undefined;
  return {
    sessionId,
    support: stands ? null : asked.support,
    answer: {
      id: uuidv7(),
      content: stands ? [about, helpStandsText].filter(Boolean).join(" ") : writeHelp(asked.support, about),
    },
  };
}

/** Null when the question was asked before. */
async function keepHelp(ctx: SessionCtx, asked: InCrisis, at: Date): Promise<Help | null> {
  const keep = async (sessionId: string | null, replaces: string | null) => {
    const help = helpIn(asked, sessionId ?? uuidv7(), sessionId === null);
    const title = sessionId ? null : await makeDefaultTitle(ctx);
    const isNew = await mapAnswerErrors(at, () =>
      insertHelp(ctx.sql, {
        ...asked,
        support: asked.isOwn,
        memberId: ctx.actor.id,
        sessionId: help.sessionId ?? "",
        replaces,
        title,
        answerId: help.answer.id,
        help: help.answer.content,
        at,
      }));
    return isNew ? help : null;
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
  readonly freeUntil: string | null;
  readonly xp: number;
}

async function* eventsOf({ question, answer, support, freeUntil, xp }: Exchange): Events {
  yield { type: "start", question, answer, xp, ...(support && { support }), ...(freeUntil && { freeUntil }) };
  yield { type: "done", message: answer, cost: 0, xp };
}

interface NewHelp extends
  Pick<
    NewAnswer,
    "id" | "answerId" | "memberId" | "title" | "replaces" | "follows" | "content" | "level" | "at"
  > {
  readonly sessionId: string;
  /** Whether the question itself has words of crisis. */
  readonly support: boolean;
  /** The answer's text. */
  readonly help: string;
}

/** See answer_with_help. Returns false when the question was asked before. */
async function insertHelp(sql: Sql, given: NewHelp): Promise<boolean> {
  const { id, memberId, sessionId, replaces, follows, answerId, level, at } = given;
  const question = { id, member_id: memberId, created_at: at };
  const search = searchOfChatMessage(given.content);
  const asked = {
    sessionId,
    replaces,
    follows,
    answerId,
    model: null,
    support: given.support,
    level,
    search,
  };
  const [row] = await sql<{ is_new: boolean }[]>`
    select answer_with_help(
      jsonb_populate_record(null::ai_reservations, ${sql.json(question)}::jsonb),
      ${sql.json(asked)}::jsonb,
      ${given.title}::text,
      ${given.content}::text,
      ${given.help}::text
    ) as is_new`;
  return row?.is_new ?? false;
}
