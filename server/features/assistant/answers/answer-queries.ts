import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Service } from "#shared/xp/service-prices.ts";
import type { ReasonCode } from "#shared/xp/transaction-reasons.ts";
import type { Sql } from "../../../db/open-database.ts";
import { chargeKey, type XpMoved } from "../../xp/pay-and-charge-fragments.ts";
import { aiMessageColumns } from "../ai-message-fragments.ts";
import type { MessageRow } from "../present.ts";
import { getHeartbeatDeadline } from "./alive/heartbeat-deadline.ts";
import { searchOfChatMessage } from "../search/search-of-chat-message.ts";

export interface NewAnswer {
  /** The question's id. */
  readonly id: string;
  readonly answerId: string;
  readonly memberId: string;
  /** Null in a temporary chat. */
  readonly sessionId: string | null;
  /** The session that begins with it; null: the session exists. */
  readonly title: string | null;
  readonly replaces: string | null;
  /** The last question that the member saw; null: the last one shown. */
  readonly follows: string | null;
  readonly content: string;
  readonly model: string;
  /** The question has words of crisis. */
  readonly support: boolean;
  /** The answer before it, which is to read on; null: none. */
  readonly continues: string | null;
  readonly level: ModerationLevel;
  readonly service: Service;
  /** In XP; 0: it is free (ai.26). */
  readonly cost: number;
  readonly reason: ReasonCode;
  /** The highest possible use. */
  readonly tokens: number;
  readonly images: number;
  /** See `answerLimits`. */
  readonly limits: readonly number[];
  /** Which process writes it, by its lock. */
  readonly process: number;
  readonly at: Date;
  readonly expiresAt: Date;
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
export async function insertAnswer(sql: Sql, given: NewAnswer): Promise<StartedAnswer | null> {
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

export interface Settling {
  /** The question's id. */
  readonly id: string;
  readonly state: Exclude<AiMessage["state"], "answering">;
  /** Null keeps the text so far. */
  readonly content: string | null;
  readonly level: ModerationLevel | null;
  readonly isPaid: boolean;
  /** The service broke off: its XP goes back, though something came. */
  readonly isBroken?: boolean;
  /** Null: all that was reserved. */
  readonly tokens: number | null;
  readonly imageId?: string | null;
  readonly imageAlt?: string;
  /** The text has help lines; `isOurs`: and nothing that a model wrote. */
  readonly support?: boolean;
  readonly isOurs?: boolean;
  readonly cut?: AiMessage["cut"];
  /** Settles it only if it has expired by then. */
  readonly expiredAt?: Date;
  readonly at: Date;
}

/** Whose it is, their chat, whether it counts, the XP paid, their balance, and what moved now. */
export interface Settled {
  readonly memberId: string;
  /** Null for Lisa's answers and in a temporary chat. */
  readonly sessionId: string | null;
  /** Paid, or counted as free (ai.26). */
  readonly isPaid: boolean;
  readonly cost: number;
  readonly xp: number;
  readonly moved: XpMoved | null;
}

/** See settle_answer. */
export async function settleReservation(sql: Sql, given: Settling): Promise<Settled | null> {
  const { state, level, isPaid, tokens, imageId = null, support = false } = given;
  const { isOurs = false, isBroken = false, cut = null } = given;
  const search = given.content ? searchOfChatMessage(given.content) : null;
  const [row] = await sql<{ settled: Settled | null }[]>`
    select settle_answer(
      ${given.id}::uuid,
      ${sql.json({ state, level, isPaid, tokens, imageId, support, isOurs, isBroken, cut, search })}::jsonb,
      ${given.content}::text,
      ${given.imageAlt ?? ""}::text,
      ${given.expiredAt ?? null}::timestamptz,
      ${given.at}::timestamptz
    ) as settled`;
  return row?.settled ?? null;
}

/**
 * Expired reservations, by `ai_reservations_expiring`. Lisa's are left for minutes to her job,
 * which the queue runs again to finish the answer.
 */
export async function selectExpired(sql: Sql, now: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from ai_reservations
    where expires_at <= ${now}
      and (
        expires_at <= ${now}::timestamptz - interval '5 minutes'
        or not exists (select from lisa_answers where lisa_answers.id = ai_reservations.id)
      )
    order by expires_at
    limit ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * Lets reservations expire whose process died, as its lock says, and had no heartbeat since
 * `quietSince`: one that lost only its connection goes on writing. Returns whether there were any.
 */
export async function expireAnswersOfDead(
  sql: Sql,
  { now, quietSince }: { readonly now: Date; readonly quietSince: Date },
): Promise<boolean> {
  const rows = await sql`
    with quiet as materialized (
      select id, process
      from ai_reservations
      where expires_at > ${now} and expires_at <= ${getHeartbeatDeadline(quietSince)}
    ), dead as materialized (
      select process
      from (select distinct process from quiet) as of_quiet
      where not process_lives(process)
    ), locked as materialized (
      select id
      from ai_reservations
      where id in (select id from quiet join dead using (process))
      order by id
      for update skip locked
    )
    update ai_reservations
    set expires_at = ${now}
    where id in (select id from locked)
    returning id`;
  return rows.length > 0;
}

/**
 * The question whose answer is under way in one of the member's sessions; null when there is none.
 */
export async function selectUnderWay(
  sql: Sql,
  { sessionId, memberId, now }: { sessionId: string; memberId: string; now: Date },
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id
    from ai_reservations
    where session_id = ${sessionId} and member_id = ${memberId} and expires_at > ${now}
    order by expires_at desc
    limit 1`;
  return row?.id ?? null;
}

/** The answer a member stops: that to a question, or any under way in a session. */
export type Stopping = { readonly questionId: string } | { readonly sessionId: string };

/** Marks an answer under way as stopped by the member. Returns its questions. */
export async function markStopped(sql: Sql, of: Stopping, memberId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update ai_reservations
    set is_stopped = true
    where ${"questionId" in of ? sql`id = ${of.questionId}` : sql`session_id = ${of.sessionId}`}
      and member_id = ${memberId}
    returning id`;
  return rows.map(({ id }) => id);
}

export interface AnsweredRow {
  readonly question: MessageRow;
  readonly answer: MessageRow;
}

/** A member's question and its answer; null when it is not stored (any more). */
export async function selectAnswer(
  sql: Sql,
  { id, memberId }: { id: string; memberId: string },
): Promise<AnsweredRow | null> {
  const rows = await sql<MessageRow[]>`
    select ${aiMessageColumns(sql)}
    from ai_messages m
    join ai_sessions s on s.id = m.session_id and s.member_id = ${memberId}
    left join images i on i.id = m.image_id
    where m.id = ${id} or m.question_id = ${id}`;
  const [question, answer] = [
    rows.find(({ role }) => role === "user"),
    rows.find(({ role }) => role === "assistant"),
  ];
  return question && answer ? { question, answer } : null;
}
