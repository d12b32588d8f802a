import type { ModerationLevel } from "#shared/primitives.ts";
import { product } from "#shared/product.ts";
import { batchReads } from "../../db/batch-statements.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { isVisibleTo, orIsOutOfReach } from "../../db/visibility/visibility.ts";
import { filterInForceOf } from "../../db/visibility/content-visibility.ts";
import type { Refusal } from "./refusal-text.ts";

/** The facts that decide whether a member may write to another. */
interface StandingRow {
  /** Null when they may. */
  readonly refusal: Refusal | null;
  /** The end of the limit of a sender who is refused for it (cases.4). */
  readonly limited_until: Date | null;
  readonly receiver: "member" | "bot" | "assistant" | "deleted";
  /** The receiver's filter in force (moderation.5). */
  readonly filter: ModerationLevel;
  /** Whether the receiver sees the author of a shared post and their posts. */
  readonly may_see_author: boolean;
}

/** Null when there is no such receiver. */
export async function selectStanding(
  sql: Sql,
  { senderId, receiverId, sharedAuthorId, now }: {
    senderId: string;
    receiverId: string;
    sharedAuthorId: string | null;
    now: Date;
  },
): Promise<StandingRow | null> {
  const author = sql`${sharedAuthorId}::uuid`;
  const [row] = await sql<StandingRow[]>`
    select
      standing.refusal,
      ${limitedUntil(sql, sql`${senderId}`)} as limited_until,
      standing.receiver,
      ${filterInForceOf(sql, now)} as filter,
      ${isVisibleTo(sql, receiverId, author, orIsOutOfReach(sql, receiverId, author))} as may_see_author
    from members m
    cross join message_refusal(${senderId}, m.id, ${product.assistantName}) as standing
    where m.id = ${receiverId}`;
  return row ?? null;
}

function limitedUntil(sql: Sql, senderId: Fragment): Fragment {
  return sql`case
        when standing.refusal = 'limited'
        then (select sender.limited_until from members sender where sender.id = ${senderId}::uuid)
      end`;
}

/** A message that a member wants to send, without what it says. */
interface Wanted {
  readonly id: string;
  readonly clientMessageId: string | null;
  readonly senderId: string;
  readonly receiverId: string;
  readonly now: Date;
}

/** Reads what decides whether a message without a shared post may be sent. */
interface SendChecksRow {
  /** A message was sent under one of its ids. */
  readonly is_sent: boolean;
  /** Null when there is no such receiver. */
  readonly standing: Omit<StandingRow, "may_see_author"> | null;
}

/** Reads the checks of all sends of the moment in one statement. */
export const selectSendChecks = batchReads(
  async (sql, wanted: readonly Wanted[]): Promise<SendChecksRow[]> => {
    const given = wanted.map(({ id, clientMessageId, senderId, receiverId }, n) => {
      return { n, id, client_message: clientMessageId, sender: senderId, receiver: receiverId };
    });
    const now = wanted[0]?.now ?? new Date();
    const rows = await sql<
      (Omit<StandingRow, "receiver"> & SendChecksRow & { n: number; receiver: string | null })[]
    >`
    select
      given.n,
      exists (select from messages e where e.id = given.id and e.sender_id = given.sender)
        or exists (
          select from messages e where e.sender_id = given.sender and e.client_message_id = given.client_message
        ) as is_sent,
      receiver.*
    from jsonb_to_recordset(${sql.json(given)}::jsonb) as given (
      n integer, id uuid, client_message uuid, sender uuid, receiver uuid
    )
    left join lateral (
      select
        standing.refusal, ${limitedUntil(sql, sql`given.sender`)} as limited_until, standing.receiver,
        ${filterInForceOf(sql, now)} as filter
      from members m
      cross join message_refusal(given.sender, m.id, ${product.assistantName}) as standing
      where m.id = given.receiver
      limit 1
    ) as receiver on true`;
    const byPlace = new Map(rows.map((row) => [row.n, row]));
    return wanted.map((_, n) => {
      const row = byPlace.get(n);
      const receiver = row?.receiver as StandingRow["receiver"] | null | undefined;
      return { is_sent: row?.is_sent ?? false, standing: row && receiver ? { ...row, receiver } : null };
    });
  },
  { maxConcurrent: 4 },
);

/**
 * Whether a member is shown that another types: they may write to them, and both have opened the
 * conversation.
 */
export async function selectIsTypingShown(
  sql: Sql,
  { senderId, receiverId }: { senderId: string; receiverId: string },
): Promise<boolean> {
  const [row] = await sql<{ is_shown: boolean }[]>`
    select refusal is null and refusal_to_react(${senderId}, ${receiverId}) is null as is_shown
    from message_refusal(${senderId}, ${receiverId}, ${product.assistantName})`;
  return row?.is_shown ?? false;
}
