import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/client.ts";
import { visibleTo } from "../../db/visibility.ts";
import { hasCrown } from "../members/fragments.ts";
import type { Classified } from "../moderation/classify.ts";
import { elementRows } from "../moderation/fragments.ts";
import { originalOf } from "../posts/fragments.ts";

/** How the two stand to one another, and the receiver to the author of a shared post. */
export interface StandingRow {
  readonly is_following: boolean;
  readonly has_received: boolean;
  readonly is_blocked: boolean;
  readonly is_blocked_by: boolean;
  /** The receiver's filter in force (moderation.5). */
  readonly filter: ModerationLevel | null;
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
      exists (select from follows f where f.follower_id = ${senderId} and f.followed_id = m.id) as is_following,
      exists (
        select from messages e where e.sender_id = m.id and e.receiver_id = ${senderId}
      ) as has_received,
      exists (select from blocks b where b.blocker_id = ${senderId} and b.blocked_id = m.id) as is_blocked,
      exists (select from blocks b where b.blocker_id = m.id and b.blocked_id = ${senderId}) as is_blocked_by,
      case
        when m.moderation_level in ('low', 'none') and not ${hasCrown(sql, sql`m.id`, now)} then 'high'
        else m.moderation_level
      end as filter,
      ${visibleTo(sql, receiverId, sql`${sharedAuthorId}::uuid`)} as may_see_author
    from members m
    where m.id = ${receiverId}`;
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

interface NewMessageRow {
  readonly id: string;
  readonly senderId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly sharedPostId: string | null;
  readonly clientMessageId: string | null;
  readonly classified: Classified;
  readonly at: Date;
}

/** Writes a message. Null when it was written before, see `selectSent`, or a block has come between meanwhile. */
export async function insertMessage(sql: Sql, message: NewMessageRow): Promise<MessageRow | null> {
  const [row] = await sql<MessageRow[]>`
    with sent as (
      insert into messages (
        id, sender_id, receiver_id, content, shared_post_id, moderation_level, client_message_id, created_at
      )
      select
        ${message.id}, ${message.senderId}, ${message.receiverId}, ${message.content}, ${message.sharedPostId},
        ${message.classified.level}, ${message.clientMessageId}, ${message.at}
      where ${visibleTo(sql, message.senderId, sql`${message.receiverId}::uuid`)}
      on conflict do nothing
      returning ${messageColumns(sql)}
    ), judged as (
      insert into element_moderations (message_id, type, level, reason, decided_by, decided_at)
      select sent.id, element.*
      from sent
      cross join ${elementRows(sql, message.classified, message.at)} as element
    )
    select *
    from sent`;
  return row ?? null;
}

/** What a sender asks to send. */
export interface WantedMessage {
  /** Ours: the same for all attempts under one Idempotency-Key. */
  readonly id: string;
  readonly clientMessageId: string | null;
  readonly receiverId: string;
  readonly content: string;
  /** A post, or a repost of it. */
  readonly sharedPostId: string | null;
}

/**
 * The message a member sent under the client's id or ours, and whether it is the wanted one: same receiver, words and shared
 * post. Null when there is none.
 */
export async function selectSent(
  sql: Sql,
  senderId: string,
  wanted: WantedMessage,
): Promise<MessageRow & { is_same: boolean } | null> {
  const [row] = await sql<(MessageRow & { is_same: boolean })[]>`
    select
      ${messageColumns(sql)},
      receiver_id = ${wanted.receiverId}
        and content = ${wanted.content}
        and shared_post_id is not distinct from ${originalOf(sql, wanted.sharedPostId)} as is_same
    from messages
    where sender_id = ${senderId}
      and (client_message_id = ${wanted.clientMessageId} or id = ${wanted.id})`;
  return row ?? null;
}

/** By `messages_unread`. A message without a level is its sender's alone as yet. */
export async function selectUnreadCount(sql: Sql, memberId: string): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`
    select count(*)::integer as unread
    from messages e
    where e.receiver_id = ${memberId}
      and e.read_at is null
      and e.moderation_level is not null
      and ${visibleTo(sql, memberId, sql`e.sender_id`)}`;
  return row?.unread ?? 0;
}

function messageColumns(sql: Sql) {
  return sql`
    id, sender_id, receiver_id, content, image_id, shared_post_id, moderation_level, client_message_id, created_at,
    delivered_at, read_at`;
}
