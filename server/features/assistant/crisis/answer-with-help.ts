import { uuidv7 } from "uuidv7";
import type { AiMessage, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { Ctx, SessionCtx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { writeText } from "../../../language/write-text.ts";
import { helpStandsText, picturesWaitText, writeHelp } from "../../moderation/help-text.ts";
import { getOwnXp } from "../../xp/get-own-xp.ts";
import { makeDefaultTitle } from "../sessions/default-title.ts";
import { sessionNotFound } from "../sessions/load-chat-session.ts";
import type { CrisisOfChat } from "./find-crisis.ts";
import { readFreeUntil } from "./free-answers.ts";
import { type NewAnswer, selectAnswer } from "../answers/answer-queries.ts";
import { mapAnswerErrors } from "../answers/answer-refusals.ts";
import { followAskedQuestion } from "../answers/follow-answer.ts";
import { publishChat } from "../publish-chat.ts";
import { presentExchange } from "../present-exchange.ts";
import type { Question } from "../answers/reserve-answer.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
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
  const kept = asked.isTemporary ? helpIn(ctx, asked, null) : await keepHelp(ctx, asked, at);
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
function helpIn({ language }: Ctx, asked: InCrisis, sessionId: string | null, isNew = false): Help {
  const stands = !asked.isOwn && asked.crisis.hasHelp && !isNew;
  const about = asked.isPicture ? [picturesWaitText] : [];
  return {
    sessionId,
    support: stands ? null : asked.support,
    answer: {
      id: uuidv7(),
      content: stands
        ? writeText([...about, helpStandsText], language)
        : writeHelp(asked.support, writeText(about, language)),
    },
  };
}

/** Null when the question was asked before. */
async function keepHelp(ctx: SessionCtx, asked: InCrisis, at: Date): Promise<Help | null> {
  const keep = async (sessionId: string | null, replaces: string | null) => {
    const help = helpIn(ctx, asked, sessionId ?? uuidv7(), sessionId === null);
    const title = sessionId ? null : await makeDefaultTitle(ctx);
    const given = {
      ...asked,
      support: asked.isOwn,
      memberId: ctx.actor.id,
      sessionId: help.sessionId ?? "",
      replaces,
      title,
      answerId: help.answer.id,
      help: help.answer.content,
      at,
    };
    const isNew = await mapAnswerErrors(at, () => ctx.db.transaction((tx) => insertHelp(tx, given)));
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

/**
 * Stores a question with an answer of ours, at no cost (moderation.11). Returns false when the
 * question was asked before. Throws as start_answer does.
 */
async function insertHelp(tx: Tx, given: NewHelp): Promise<boolean> {
  if (given.title === null && !await lockSession(tx, given)) throw sessionNotFound();
  const [known] = await tx`select id from ai_messages where id = ${given.id}`;
  if (known) return false;
  await keepQuestion(tx, given);
  await tx`
    update ai_messages
    set content = ${given.help}, state = 'complete', support = true, moderation_level = 'top'
    where question_id = ${given.id}`;
  return true;
}

/** Returns false when it is gone. */
async function lockSession(tx: Tx, { sessionId, memberId }: NewHelp): Promise<boolean> {
  const rows = await tx`
    select id
    from ai_sessions
    where id = ${sessionId} and member_id = ${memberId}
    for no key update`;
  return rows.length > 0;
}

async function keepQuestion(sql: Sql, given: NewHelp): Promise<void> {
  const { id, memberId, content, title, sessionId, replaces, follows, answerId, support, level, at } = given;
  const search = searchOfChatMessage(content);
  const asked = { sessionId, replaces, follows, answerId, model: null, support, level, search };
  await sql`
    select keep_question(
      jsonb_populate_record(
        null::ai_reservations, ${sql.json({ id, member_id: memberId, created_at: at })}::jsonb
      ),
      ${sql.json(asked)}::jsonb,
      ${title}::text,
      ${content}::text
    )`;
}
