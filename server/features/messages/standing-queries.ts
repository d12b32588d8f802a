import type { ConversationState, MessageAudience } from "#shared/messages/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { product } from "#shared/product.ts";
import { batchReads } from "../../db/batch-statements.ts";
import type { Sql } from "../../db/open-database.ts";
import { visibleTo } from "../../db/visibility/visibility.ts";
import { filterInForceOf } from "../../db/visibility/content-visibility.ts";
import type { Sides, Standing } from "./permissions.ts";

/** The relation between the two, and between the receiver and the author of a shared post. */
interface StandingRow {
  readonly is_following: boolean;
  readonly is_followed: boolean;
  readonly has_received: boolean;
  readonly is_open: boolean;
  readonly is_blocked: boolean;
  readonly is_blocked_by: boolean;
  readonly receiver: Standing["receiver"];
  readonly audience: MessageAudience;
  /** The receiver's filter in force (moderation.5). */
  readonly filter: ModerationLevel;
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
  const [row] = await sql<StandingRow[]>`
    select
      standing.*,
      ${filterInForceOf(sql, now)} as filter,
      ${visibleTo(sql, receiverId, sql`${sharedAuthorId}::uuid`)} as may_see_author
    from members m
    cross join message_standing(${senderId}, m.id, ${product.assistantName}) as standing
    where m.id = ${receiverId}`;
  return row ?? null;
}

/** A message that a member wants to send, without what it says. */
interface Wanted {
  readonly id: string;
  readonly clientMessageId: string | null;
  readonly senderId: string;
  readonly receiverId: string;
  readonly now: Date;
}

/** What decides whether a message without a shared post may be sent. */
interface BeforeRow {
  /** A message was sent under one of its ids. */
  readonly is_sent: boolean;
  /** Null when there is no such receiver. */
  readonly standing: Omit<StandingRow, "may_see_author"> | null;
}

/** Read for all who send at the same time in one statement. */
export const selectBefore = batchReads(async (sql, wanted: readonly Wanted[]): Promise<BeforeRow[]> => {
  const given = wanted.map(({ id, clientMessageId, senderId, receiverId }, n) => {
    return { n, id, client_message: clientMessageId, sender: senderId, receiver: receiverId };
  });
  const now = wanted[0]?.now ?? new Date();
  const rows = await sql<
    (Omit<StandingRow, "receiver"> & BeforeRow & { n: number; receiver: string | null })[]
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
      select standing.*, ${filterInForceOf(sql, now)} as filter
      from members m
      cross join message_standing(given.sender, m.id, ${product.assistantName}) as standing
      where m.id = given.receiver
      limit 1
    ) as receiver on true`;
  const byPlace = new Map(rows.map((row) => [row.n, row]));
  return wanted.map((_, n) => {
    const row = byPlace.get(n);
    const receiver = row?.receiver as Standing["receiver"] | null | undefined;
    return { is_sent: row?.is_sent ?? false, standing: row && receiver ? { ...row, receiver } : null };
  });
}, { maxConcurrent: 4 });

export function standingOf(row: Omit<StandingRow, "filter" | "may_see_author">): Standing {
  return {
    isFollowing: row.is_following,
    isFollowed: row.is_followed,
    hasReceived: row.has_received,
    isOpen: row.is_open,
    isBlocked: row.is_blocked,
    isBlockedBy: row.is_blocked_by,
    receiver: row.receiver,
    audience: row.audience,
  };
}

/** How the conversation of two members stands for each. */
export async function selectSides(sql: Sql, memberId: string, otherId: string): Promise<Sides> {
  const [row] = await sql<{ own: ConversationState | null; other: ConversationState | null }[]>`
    select
      (select state from conversation_members where member_id = ${memberId} and other_id = ${otherId}) as own,
      (select state from conversation_members where member_id = ${otherId} and other_id = ${memberId}) as other`;
  return row ?? { own: null, other: null };
}
