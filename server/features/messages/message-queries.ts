import type { ModerationLevel } from "#shared/primitives.ts";
import type { NotificationSettings } from "#shared/notifications/contract.ts";
import type { ConversationState } from "#shared/messages/rules.ts";
import { product } from "#shared/product.ts";
import type { Viewer } from "../../context.ts";
import { batchWrites } from "../../db/batch-statements.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import type { Classified } from "../moderation/classify-before-publishing.ts";
import { filterInForceOf } from "../moderation/content-visibility-fragments.ts";
import { originalOf } from "../posts/post-visibility-fragments.ts";
import type { AttachedImage } from "./attached-image.ts";
import { messageColumns, type MessageRow, messagesOf, unreadMessages } from "./fragments.ts";

export interface NewMessageRow {
  readonly id: string;
  readonly senderId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly image: Pick<AttachedImage, "id" | "alt" | "width" | "height"> | null;
  readonly sharedPostId: string | null;
  readonly clientMessageId: string | null;
  readonly classified: Classified;
  readonly at: Date;
}

/** Where a message came to stand, and how its conversation is for the receiver. */
export interface SentRow {
  readonly place: number;
  /** By answering, the sender has accepted a request. */
  readonly has_accepted: boolean;
  readonly receiver_state: ConversationState;
  /** The receiver has muted the conversation or the sender. */
  readonly is_muted: boolean;
  readonly paused_until: Date | null;
  readonly quiet_hours: NotificationSettings["quietHours"];
  readonly time_zone: string;
}

/**
 * Writes a message and keeps both sides of its conversation. Null when it was written before, see `selectSent`, when the sender
 * may no longer write to the receiver, or when its image is gone or used. Messages sent at the same time share a commit.
 */
export function insertMessage(sql: Sql, message: NewMessageRow): Promise<SentRow | null> {
  return laneOf(message)(sql, message);
}

/** Messages of a conversation are in one lane, so that statements under way do not wait for each other's conversations. */
const lanes = Array.from({ length: 4 }, () => batchWrites(insertMessages, { maxConcurrent: 1 }));

function laneOf({ senderId, receiverId }: NewMessageRow) {
  const ofId = (id: string) => Number.parseInt(id.slice(-4), 16);
  return lanes[(ofId(senderId) + ofId(receiverId)) % lanes.length] as typeof lanes[number];
}

async function insertMessages(
  sql: Sql,
  messages: readonly NewMessageRow[],
): Promise<readonly (SentRow | null)[]> {
  const rows = await sql<(SentRow & { readonly id: string })[]>`
    with given as materialized (
      select *
      from jsonb_to_recordset(${sql.json(messages.map(givenRow))}::jsonb) as given (
        n integer, id uuid, sender uuid, receiver uuid, content text, image uuid, image_alt text, shared_post uuid,
        level text, client_message uuid, elements jsonb, decided_by text, at timestamptz
      )
    ), ready as materialized (
      select given.*
      from given
      cross join (
        select lock_first_writers(array_agg(sender), array_agg(receiver))
        from given
        where (
          select true
          from conversations
          where low_id = least(sender, receiver) and high_id = greatest(sender, receiver)
        ) is null
      ) as locked
      -- Conversations are locked in one order, so that two statements do not wait for each other.
      order by least(sender, receiver), greatest(sender, receiver), n
    ), sent as materialized (
      select ready.id, sent.*
      from ready
      cross join send_message(
        ready.id, ready.sender, ready.receiver, ready.content, ready.image, ready.image_alt, ready.shared_post, ready.level,
        ready.client_message, ${product.assistantName}, ready.at
      ) as sent
    ), judged as (
      insert into element_moderations (message_id, type, level, reason, decided_by, decided_at)
      select given.id, element.type, element.level, element.reason, given.decided_by, given.at
      from sent
      join given on given.id = sent.id
      cross join jsonb_to_recordset(given.elements) as element (type text, level text, reason text)
    )
    select *
    from sent`;
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return messages.map(({ id }) => byId.get(id) ?? null);
}

function givenRow({ classified, image, ...message }: NewMessageRow, n: number) {
  return {
    n,
    id: message.id,
    sender: message.senderId,
    receiver: message.receiverId,
    content: message.content,
    image: image?.id ?? null,
    image_alt: image?.alt ?? "",
    shared_post: message.sharedPostId,
    level: classified.level,
    client_message: message.clientMessageId,
    elements: classified.elements.map((element) => ({ ...element })),
    decided_by: classified.decidedBy,
    at: message.at.toISOString(),
  };
}

/** The message that a sender wants to send. */
export interface WantedMessage {
  /** The server's id: the same for all attempts under one Idempotency-Key. */
  readonly id: string;
  readonly clientMessageId: string | null;
  readonly receiverId: string;
  readonly content: string;
  /** A post, or a repost of it. */
  readonly sharedPostId: string | null;
  /** The id of an upload, or whether a file comes with it. */
  readonly image: string | boolean;
}

/** A message that was sent, beside the wanted one. */
interface SentMessageRow extends MessageRow {
  /** The same receiver, text, shared post and upload. */
  readonly is_same: boolean;
  /** Of its image, which tells one picture from another. */
  readonly image_bytes: number | null;
  readonly image_placeholder: string | null;
}

/**
 * The message a member sent under the client's or the server's id, and whether it is the wanted one. Null when there is none. What was
 * unsent since is the same.
 */
export async function selectSent(
  sql: Sql,
  sender: Viewer,
  wanted: WantedMessage,
  now: Date,
): Promise<SentMessageRow | null> {
  const [row] = await sql<SentMessageRow[]>`
    select
      ${messageColumns(sql, sender, now)},
      i.bytes as image_bytes, i.placeholder as image_placeholder,
      e.receiver_id = ${wanted.receiverId}
        and (
          e.unsent_at is not null
          or (
            e.content = ${wanted.content}
            and e.shared_post_id is not distinct from ${originalOf(sql, wanted.sharedPostId)}
            and ${sameImage(sql, wanted.image)}
          )
        ) as is_same
    from ${messagesOf(sql, sender)}
    where e.sender_id = ${sender.id}
      and (e.client_message_id = ${wanted.clientMessageId} or e.id = ${wanted.id})`;
  return row ?? null;
}

/** A file is compared afterwards: its bytes are not in the database. */
function sameImage(sql: Sql, image: WantedMessage["image"]): Fragment {
  if (typeof image === "string") return sql`e.image_id is not distinct from ${image}::uuid`;
  return image ? sql`e.image_id is not null` : sql`e.image_id is null`;
}

/** By `conversation_members_unread_of`: of open conversations, without those that a block hides. */
export async function selectUnreadCount(sql: Sql, memberId: string): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`select ${unreadMessages(sql, memberId)} as unread`;
  return row?.unread ?? 0;
}

/** The member's messages with these ids. */
export function selectMessages(
  sql: Sql,
  viewer: Viewer,
  ids: readonly string[],
  now: Date,
): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    select ${messageColumns(sql, viewer, now)}
    from ${messagesOf(sql, viewer)}
    where e.id = any(${ids as string[]}::uuid[])
      and ${viewer.id} in (e.sender_id, e.receiver_id)
    order by e.conversation_id, e.position`;
}

/** The member's unread messages by other member; those without any may be left out. */
export async function selectUnreadOf(
  sql: Sql,
  memberId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ other_id: string; unread_count: number }[]>`
    select other_id, unread_count
    from conversation_members
    where member_id = ${memberId}
      and other_id = any(${otherIds as string[]}::uuid[])`;
  return new Map(rows.map((row) => [row.other_id, row.unread_count]));
}

/** A member as a viewer, for what is read without a call of theirs. Null when there is no such member. */
export async function selectViewer(sql: Sql, memberId: string, now: Date): Promise<Viewer | null> {
  const [row] = await sql<{ id: string; filter: ModerationLevel }[]>`
    select m.id, ${filterInForceOf(sql, now)} as filter
    from members m
    where m.id = ${memberId}`;
  return row ?? null;
}

/** Whoever asks has seen that the member may know. */
export async function selectImageId(sql: Sql, messageId: string): Promise<string | null> {
  const [row] = await sql<
    { image_id: string | null }[]
  >`select image_id from messages where id = ${messageId}`;
  return row?.image_id ?? null;
}
