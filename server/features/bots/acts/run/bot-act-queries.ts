import type { BotActKind } from "#shared/bots/bot-shapes.ts";
import type { Sql } from "../../../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch } from "../../../../db/cleanup/remove-in-batches.ts";
import { type ActingBot, actingBotColumns } from "../acting-bot.ts";
import type { DropReason } from "./dropped-act.ts";

/** An act that this process has taken. */
export interface TakenAct {
  readonly id: string;
  readonly kind: BotActKind;
  /** For a message: the message to answer, null once it is gone, and its author. */
  readonly messageId: string | null;
  readonly askerId: string | null;
  /** UTC, HH:MM:SS. */
  readonly hours: { readonly from: string; readonly until: string };
  readonly bot: ActingBot;
}

interface Taking {
  readonly now: Date;
  readonly since: Date;
  readonly process: number;
}

const uniqueViolation = "23505";

/** Drops acts due before `before`, whatever delayed them (bots.2). */
export async function dropLateActs(sql: Sql, { before, at }: { before: Date; at: Date }): Promise<void> {
  await sql`
    with late as materialized (
      select id
      from bot_acts
      where state = 'waiting' and due_at < ${before}
      order by id
      for no key update
    )
    update bot_acts
    set state = 'dropped', reason = 'late', ended_at = ${at}
    from late
    where bot_acts.id = late.id`;
}

/**
 * Ends the acts of dead processes. An act that had published something, by its id, is done; none is
 * retried, since its progress is unknown.
 */
export async function endActsOfDeadProcesses(sql: Sql, at: Date): Promise<void> {
  await sql`
    update bot_acts a
    set
      state = case when left_behind.is_done then 'done' else 'dropped' end,
      reason = case when left_behind.is_done then null else 'failed' end,
      post_id = coalesce(left_behind.post_id, a.post_id),
      comment_id = left_behind.comment_id,
      ended_at = ${at}
    from (
      select
        running.id,
        p.id as post_id,
        c.id as comment_id,
        p.id is not null or c.id is not null or e.id is not null as is_done
      from bot_acts running
      left join posts p on running.kind = 'post' and p.id = running.id
      left join comments c on running.kind = 'comment' and c.id = running.id
      left join messages e on running.kind = 'message'
        and e.sender_id = running.member_id
        and e.client_message_id = running.id
      where running.state = 'running' and not process_lives(running.process)
    ) as left_behind
    where a.id = left_behind.id and a.state = 'running'`;
}

/**
 * Takes the earliest due act, unless it was due before `since`; null when there is none. No other
 * process gets it. A bot does one act at a time, but answers members in different threads in
 * parallel.
 */
export async function takeNextAct(sql: Sql, taking: Taking): Promise<TakenAct | null> {
  for (;;) {
    try {
      return await takeActOnce(sql, taking);
    } catch (error) {
      // Another process took an act of the bot at this moment (bot_acts_running); the next look
      // sees it.
      if ((error as { code?: string }).code !== uniqueViolation) throw error;
    }
  }
}

async function takeActOnce(sql: Sql, { now, since, process }: Taking): Promise<TakenAct | null> {
  const [row] = await sql<
    (ActingBot & Pick<TakenAct, "kind" | "messageId" | "askerId"> & {
      readonly actId: string;
      readonly from: string;
      readonly until: string;
    })[]
  >`
    with next as (
      select a.id
      from bot_acts a
      where a.state = 'waiting'
        and a.due_at between ${since} and ${now}
        and not exists (
          select
          from bot_acts other
          where other.state = 'running'
            and other.member_id = a.member_id
            and other.asker_id is not distinct from a.asker_id
        )
      order by a.due_at, a.id
      limit 1
      for update of a skip locked
    ), taken as (
      update bot_acts a
      set state = 'running', process = ${process}, started_at = ${now}
      from next
      where a.id = next.id
      returning a.id, a.member_id, a.kind, a.message_id, a.asker_id
    )
    select
      taken.id as "actId",
      taken.kind,
      taken.message_id as "messageId",
      taken.asker_id as "askerId",
      b.works_from as "from",
      b.works_until as "until",
      ${actingBotColumns(sql)}
    from taken
    join bot_users b on b.member_id = taken.member_id
    join members m on m.id = taken.member_id`;
  if (!row) return null;
  const { actId, kind, messageId, askerId, from, until, ...bot } = row;
  return { id: actId, kind, messageId, askerId, hours: { from, until }, bot };
}

/** Whether the bot may act now: it exists, is active, and the bots are switched on. */
export async function mayBotAct(sql: Sql, botId: string): Promise<boolean> {
  const rows = await sql`
    select
    from bot_users b
    where b.member_id = ${botId}
      and b.is_active
      and (select is_on from bot_switch)`;
  return rows.length > 0;
}

interface EndedAct {
  readonly id: string;
  /** Null: it was done. */
  readonly reason: DropReason | null;
  readonly postId?: string;
  readonly commentId?: string;
  readonly at: Date;
}

/**
 * Ends an act. When it fell below the bot's own level, counts it on the bot, which is locked first.
 */
export async function endAct(sql: Sql, { id, reason, postId, commentId, at }: EndedAct): Promise<void> {
  await sql`
    with bot as materialized (
      select member_id
      from bot_users
      where member_id = (select a.member_id from bot_acts a where a.id = ${id})
      for no key update
    ), ended as (
      update bot_acts
      set
        state = ${reason === null ? "done" : "dropped"},
        reason = ${reason},
        post_id = (select p.id from posts p where p.id = ${postId ?? null}),
        comment_id = (select c.id from comments c where c.id = ${commentId ?? null}),
        ended_at = ${at}
      from bot
      where id = ${id} and state = 'running' and bot_acts.member_id = bot.member_id
      returning bot_acts.member_id
    )
    update bot_users
    set dropped = dropped + 1
    from ended
    where bot_users.member_id = ended.member_id
      and ${reason}::text = 'moderated'`;
}

/** Deletes ended acts that were due before a moment. */
export async function deleteActsBefore(sql: Sql, before: Date, after: Date | null): Promise<Batch<Date>> {
  const condition = sql`state in ('done', 'dropped')`;
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "bot_acts", { by: "due_at", after, until: before, condition })}`,
  );
}

/** Deletes hours that began before a moment. */
export async function deleteHoursBefore(sql: Sql, before: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "bot_hours", { by: "starts_at", after, until: before })}`,
  );
}
