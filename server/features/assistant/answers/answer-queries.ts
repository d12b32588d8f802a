import type { ModerationLevel } from "#shared/primitives.ts";
import type { Service } from "#shared/xp/service-prices.ts";
import type { ReasonCode } from "#shared/xp/transaction-reasons.ts";
import type { Sql } from "../../../db/open-database.ts";
import { aiMessageColumns } from "../ai-message-fragments.ts";
import type { MessageRow } from "../present.ts";
import { getHeartbeatDeadline } from "./alive/heartbeat-deadline.ts";

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
