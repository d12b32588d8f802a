import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { messageColumns, type MessageRow, messagesOf } from "../fragments.ts";

interface ThreadRow {
  readonly conversation_id: string;
  /** The place of the requested message; null when it is not in this conversation. */
  readonly position: number | null;
  /** The other's latest message has not been delivered. */
  readonly is_undelivered: boolean;
}

/** The conversation of two members, and a message's place in it. Null when they have none. */
export async function selectThread(
  sql: Sql,
  viewerId: string,
  otherId: string,
  messageId: string | null,
): Promise<ThreadRow | null> {
  const [row] = await sql<ThreadRow[]>`
    select
      side.conversation_id,
      (select e.position from messages e where e.id = ${messageId} and e.conversation_id = side.conversation_id) as position,
      side.delivered_position < side.received_position as is_undelivered
    from conversation_members side
    where side.member_id = ${viewerId}
      and side.other_id = ${otherId}`;
  return row ?? null;
}

/** Which messages of a thread. */
export interface Range {
  readonly conversationId: string;
  readonly limit: number;
  readonly now: Date;
}

/** Messages before a place, or the latest, newest first, by `messages_by_place`. */
export function selectMessagesBefore(
  sql: Sql,
  viewer: Viewer,
  { before, ...range }: Range & { before: number | null },
): Promise<MessageRow[]> {
  return selectMessageRange(sql, viewer, range, {
    where: before === null ? sql`` : sql`and e.position < ${before}`,
    orderBy: sql`e.position desc`,
  });
}

/** Messages from a place on, oldest first. */
export function selectMessagesFrom(
  sql: Sql,
  viewer: Viewer,
  { from, ...range }: Range & { from: number },
): Promise<MessageRow[]> {
  return selectMessageRange(sql, viewer, range, {
    where: sql`and e.position >= ${from}`,
    orderBy: sql`e.position`,
  });
}

/** The page is found first, and then joined with what its messages show. */
function selectMessageRange(
  sql: Sql,
  viewer: Viewer,
  { conversationId, limit, now }: Range,
  { where, orderBy }: { where: Fragment; orderBy: Fragment },
): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    with page as materialized (
      select e.*
      from messages e
      where e.conversation_id = ${conversationId}
        ${where}
      order by ${orderBy}
      limit ${limitOf(sql, limit)}
    )
    select ${messageColumns(sql, viewer, now)}
    from ${messagesOf(sql, viewer, sql`page`)}
    order by ${orderBy}`;
}

/** A message that was found by how it begins. */
export interface SentLately {
  readonly clientMessageId: string | null;
  readonly at: Date;
}

/** See `findSentLately`. */
export async function selectLatestBeginning(
  sql: Sql,
  { senderId, receiverId, beginnings, since }: {
    senderId: string;
    receiverId: string;
    beginnings: readonly string[];
    since: Date;
  },
): Promise<SentLately | null> {
  const [row] = await sql<SentLately[]>`
    select e.client_message_id as "clientMessageId", e.created_at as at
    from conversation_members side
    join messages e on e.conversation_id = side.conversation_id
    where side.member_id = ${senderId}
      and side.other_id = ${receiverId}
      and e.sender_id = ${senderId}
      and e.created_at > ${since}
      and exists (select from unnest(${[
    ...beginnings,
  ]}::text[]) as beginning where starts_with(e.content, beginning))
    order by e.position desc
    limit 1`;
  return row ?? null;
}
