import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/client.ts";
import { visibleTo } from "../../db/visibility.ts";

/** How the two stand to one another, and the receiver to the author of a shared post. */
export interface StandingRow {
  readonly is_following: boolean;
  readonly has_received: boolean;
  readonly is_blocked: boolean;
  readonly is_blocked_by: boolean;
  readonly filter: ModerationLevel | null;
  readonly may_see_author: boolean;
}

/** Null when there is no such receiver. */
export async function selectStanding(
  sql: Sql,
  { senderId, receiverId, sharedAuthorId }: {
    senderId: string;
    receiverId: string;
    sharedAuthorId: string | null;
  },
): Promise<StandingRow | null> {
  const [row] = await sql<StandingRow[]>`
    select
      exists (select from follows f where f.follower_id = ${senderId} and f.followed_id = m.id) as is_following,
      exists (
        select from messages e where e.sender_id = m.id and e.receiver_id = ${senderId}
      ) as has_received,
      exists (select from blocks b where b.blocker_id = ${senderId} and b.blocked_id = m.id) as is_blocked,
      exists (select from blocks b where b.blocker_id = m.id and b.blocked_id = ${senderId}) as is_blocked_by,
      m.moderation_level as filter,
      ${visibleTo(sql, receiverId, sql`${sharedAuthorId}::uuid`)} as may_see_author
    from members m
    where m.id = ${receiverId}
      and m.email_verified_at is not null`;
  return row ?? null;
}

export interface MessageRow {
  readonly id: string;
  readonly sender_id: string;
  readonly receiver_id: string;
  readonly content: string;
  readonly image_id: string | null;
  readonly shared_post_id: string | null;
  readonly moderation_level: ModerationLevel | null;
  readonly client_message_id: string | null;
  readonly created_at: Date;
  readonly delivered_at: Date | null;
  readonly read_at: Date | null;
}

export interface NewMessageRow {
  readonly id: string;
  readonly senderId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly sharedPostId: string | null;
  readonly clientMessageId: string | null;
  readonly at: Date;
}

/** Writes a message. Null when the client's id was used before: see `selectSent`. */
export async function insertMessage(sql: Sql, message: NewMessageRow): Promise<MessageRow | null> {
  const [row] = await sql<MessageRow[]>`
    insert into messages (id, sender_id, receiver_id, content, shared_post_id, client_message_id, created_at)
    values (
      ${message.id}, ${message.senderId}, ${message.receiverId}, ${message.content}, ${message.sharedPostId},
      ${message.clientMessageId}, ${message.at}
    )
    on conflict (sender_id, client_message_id) where client_message_id is not null do nothing
    returning ${messageColumns(sql)}`;
  return row ?? null;
}

/** What a member has sent under a client's id (decision 60). */
export async function selectSent(
  sql: Sql,
  senderId: string,
  clientMessageId: string,
): Promise<MessageRow | null> {
  const [row] = await sql<MessageRow[]>`
    select ${messageColumns(sql)}
    from messages
    where sender_id = ${senderId}
      and client_message_id = ${clientMessageId}`;
  return row ?? null;
}

/** By `messages_unread`. */
export async function selectUnreadCount(sql: Sql, memberId: string): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`
    select count(*)::integer as unread
    from messages e
    where e.receiver_id = ${memberId}
      and e.read_at is null
      and ${visibleTo(sql, memberId, sql`e.sender_id`)}`;
  return row?.unread ?? 0;
}

function messageColumns(sql: Sql) {
  return sql`
    id, sender_id, receiver_id, content, image_id, shared_post_id, moderation_level, client_message_id, created_at,
    delivered_at, read_at`;
}
