import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { type ChatModelName, getServiceOfModel, type ImageModelName } from "#shared/assistant/ai-models.ts";
import type { MemberCtx } from "../../../context.ts";
import { Forbidden } from "../../../errors.ts";
import { writeHelp } from "../../moderation/help-text.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { answerLimits, type FreeAnswer, getFreeUntil } from "../crisis/free-answers.ts";
import { getModelPrice } from "../model-price.ts";
import { makeDefaultTitle } from "../sessions/default-title.ts";
import { getHeartbeatDeadline } from "./alive/heartbeat-deadline.ts";
import { createLiveAnswer, type LiveAnswer } from "./live-answer.ts";
import { holdLiveAnswer } from "./live-answers.ts";
import { mapAnswerErrors } from "./answer-refusals.ts";
import type { JudgedQuestion } from "../crisis/judge-question.ts";
import { publishChat } from "../publish-chat.ts";
import { presentExchange } from "../present-exchange.ts";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { Sql } from "../../../db/open-database.ts";
import { chargeKey, type XpMoved } from "../../xp/pay-and-charge-fragments.ts";
import { searchOfChatMessage } from "../search/search-of-chat-message.ts";
import type { NewAnswer } from "./answer-queries.ts";

export interface Question extends JudgedQuestion {
  readonly id: string;
  readonly content: string;
  readonly model: ChatModelName | ImageModelName;
  /** Null: a new chat. */
  readonly sessionId: string | null;
  readonly isTemporary: boolean;
  readonly replaces: string | null;
  /** The last question that the member saw in the chat; null: unknown. */
  readonly follows: string | null;
  /** The answer before it, which is to read on (ai.21); null: none. */
  readonly continues: string | null;
  /** It costs nothing (ai.26); null: the model's price. */
  readonly free: FreeAnswer | null;
  readonly kind: "chat" | "image";
  /** The highest possible use. */
  readonly tokens: number;
}

/**
 * Stores a judged question with its empty answer, charges the XP and makes the answer findable
 * for followers. Returns null when it was asked before. Throws the errors of `getModelPrice` and
 * `mapAnswerErrors`, and `Forbidden` for a text that no filter shows.
 */
export async function reserveAnswer(ctx: MemberCtx, question: Question): Promise<LiveAnswer | null> {
  const { id, content, model, isTemporary, replaces, follows, continues } = question;
  const { free, kind, tokens, level, support } = question;
  const { service, cost } = free
    ? { service: getServiceOfModel(model), cost: 0 }
    : await getModelPrice(ctx, model);
  if (level === "none") {
    throw new Forbidden(msg`This can't be asked here: it reads as harmful. Nothing was charged.`);
  }
  const sessionId = isTemporary ? null : question.sessionId ?? uuidv7();
  const [answerId, at] = [uuidv7(), ctx.clock.now()];
  const own = await mapAnswerErrors(at, async () =>
    await insertAnswer(ctx.sql, {
      id,
      answerId,
      memberId: ctx.actor.id,
      sessionId,
      title: isTemporary || question.sessionId ? null : await makeDefaultTitle(ctx),
      replaces,
      follows,
      continues,
      content,
      model,
      support: support !== null,
      level,
      service,
      cost,
      reason: kind === "chat" ? "ai_chat" : "ai_image",
      tokens: kind === "chat" ? tokens : 0,
      images: kind === "image" ? 1 : 0,
      limits: answerLimits(ctx),
      process: await ctx.db.processLock.id(),
      at,
      expiresAt: getHeartbeatDeadline(at),
    }));
  if (!own) return null;
  if (!free) publishXp(ctx, own);
  publishChat(ctx, ctx.actor.id, sessionId);
  const { versions } = own;
  const asked = {
    id,
    content,
    sessionId,
    at,
    support: support !== null,
    continues: continues !== null,
    versions,
  };
  const exchange = presentExchange(asked, {
    id: answerId,
    content: "",
    state: "answering",
    model,
    support: false,
    remindsOfBreak: own.remindsOfBreak,
  });
  const until = free && getFreeUntil(free.crisis, own.freeLeft ?? 0);
  const live = createLiveAnswer({
    type: "start",
    ...exchange,
    xp: own.xp,
    ...(support && { support }),
    ...(until && { freeUntil: until }),
  }, { isFree: free !== null, help: free?.help ?? (support && writeHelp(support)) });
  holdLiveAnswer(ctx, live);
  return live;
}

/**
 * The balance after an answer was paid, whether it comes with a reminder (ai.12), and the versions
 * of its question; null: it has one.
 */
type StartedAnswer =
  & XpMoved
  & Pick<AiMessage, "remindsOfBreak">
  & { readonly freeLeft?: number }
  & { readonly versions: readonly string[] | null };

/** See start_answer. Returns null when the question was asked before. */
async function insertAnswer(sql: Sql, given: NewAnswer): Promise<StartedAnswer | null> {
  const key = chargeKey({ reason: given.reason, memberId: given.memberId, key: given.id });
  const reservation = {
    id: given.id,
    member_id: given.memberId,
    service: given.service,
    charge_key: key,
    cost: given.cost,
    tokens: given.tokens,
    images: given.images,
    process: given.process,
    created_at: given.at,
    expires_at: given.expiresAt,
  };
  const { sessionId, replaces, follows, answerId, model, support, level, continues } = given;
  const search = searchOfChatMessage(given.content);
  const asked = sessionId === null
    ? null
    : { sessionId, replaces, follows, answerId, model, support, level, continues, search };
  const [row] = await sql<{ own_xp: StartedAnswer | null }[]>`
    select start_answer(
      jsonb_populate_record(null::ai_reservations, ${sql.json(reservation)}::jsonb),
      ${asked && sql.json(asked)}::jsonb,
      ${given.title}::text,
      ${given.content}::text,
      ${given.reason}::text,
      ${given.limits as number[]}::bigint[],
      ${support}::boolean
    ) as own_xp`;
  return row?.own_xp ?? null;
}
