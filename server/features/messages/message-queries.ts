import type { ModerationLevel } from "#shared/primitives.ts";
import type { NotificationSettings } from "#shared/notifications/contract.ts";
import type { ConversationState } from "#shared/messages/rules.ts";
import { possibleMentionsIn } from "#shared/posts/hashtags-mentions-links.ts";
import { product } from "#shared/product.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import { batchWrites } from "../../db/batch-statements.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import type { Classified } from "../moderation/classify-before-publishing.ts";
import { givenElements } from "../moderation/verdict-fragments.ts";
import { filterInForceOf } from "../../db/visibility/content-visibility.ts";
import { idsWithInertLinks } from "../../db/visibility/inert-links.ts";
import { originalOf } from "../../db/visibility/post-visibility.ts";
import type { AttachedImage } from "./attached-image.ts";
import {
  requestCount,
  unreadMessageCount,
  unreadOf,
} from "../notifications/delivery/unread-messages-fragments.ts";
import { searchOfText } from "../../db/search-of-text.ts";
import { messageColumns, type MessageRow, messagesOf } from "./fragments.ts";

export interface NewMessageRow {
  readonly id: string;
  readonly senderId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly image:
    | Pick<AttachedImage, "id" | "alt" | "width" | "height" | "madeWithAi" | "isAnimated" | "isHeld">
    | null;
  readonly sharedPostId: string | null;
  readonly clientMessageId: string | null;
  readonly classified: Classified;
  readonly at: Date;
}

/** A message's place, and its conversation's state for the receiver. */
export interface SentRow {
  readonly place: number;
  /** The usernames that exist. */
  readonly mentions: readonly string[];
  /** By answering, the sender has accepted a request. */
  readonly has_accepted: boolean;
  readonly receiver_state: ConversationState;
  /** The receiver has muted the conversation or the sender. */
  readonly is_muted: boolean;
  readonly paused_until: Date | null;
  readonly quiet_hours: NotificationSettings["quietHours"];
  readonly time_zone: string;
  readonly has_inert_links: boolean;
}

/**
 * Writes a message and updates both sides of its conversation. Null when it was written before, see
 * `selectSent`, when the sender may no longer write to the receiver, or when its image is gone or
 * in use. Concurrent messages share a commit.
 */
export const insertMessage: (sql: Sql, message: NewMessageRow) => Promise<SentRow | null> = batchWrites(
  insertMessages,
  { apartMs: 2, maxConcurrent: 4 },
);

interface PlacedRow extends Omit<SentRow, "has_inert_links"> {
  readonly id: string;
  /** Those whose links are shown as text; null where no wave of spam is open. */
  readonly inert_senders: readonly string[] | null;
}

/** The same for several messages. Null for each that `insertMessage` would return null for. */
export async function insertMessages(
  sql: Sql,
  messages: readonly ToInsert[],
): Promise<readonly (SentRow | null)[]> {
  const given = addPlaces(messages);
  const senders = [...new Set(messages.map(({ senderId }) => senderId))];
  const rows = given.every(({ mentions }) => mentions.length === 0)
    // Most mention nobody; looking for names in them would take a tenth of the statement's time.
    ? await sql<PlacedRow[]>`
    select *, '{}'::text[] as mentions, ${idsWithInertLinks(sql, senders)} as inert_senders
    from send_messages(${sql.json(given)}::jsonb, ${product.assistantName})`
    : await sql<PlacedRow[]>`
    with given as (
      select ${sql.json(given)}::jsonb as messages
    )
    select
      sent.*,
      case when named.mentions = '{}' then '{}'::text[] else written_mentions(sent.id) end as mentions,
      ${idsWithInertLinks(sql, senders)} as inert_senders
    from given
    cross join lateral send_messages(given.messages, ${product.assistantName}) as sent
    join jsonb_to_recordset(given.messages) as named (id uuid, mentions text[])
      on named.id = sent.id`;
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return messages.map(({ id, senderId }) => {
    const row = byId.get(id);
    return row ? { ...row, has_inert_links: row.inert_senders?.includes(senderId) === true } : null;
  });
}

/** The message's own part of an image. */
type ToInsert = Omit<NewMessageRow, "image"> & {
  readonly image: Pick<AttachedImage, "id" | "alt"> & Partial<Pick<AttachedImage, "isHeld">> | null;
};

/** Adds to messages their places among those of the same conversation. */
function addPlaces(messages: readonly ToInsert[]) {
  const written = new Map<string, number>();
  return messages.map((message) => {
    const conversation = [message.senderId, message.receiverId].sort().join(" ");
    const position = (written.get(conversation) ?? 0) + 1;
    written.set(conversation, position);
    return { ...givenRow(message), position };
  });
}

/** The form that `send_messages` takes, without the place. */
function givenRow({ classified, image, ...message }: ToInsert) {
  return {
    id: message.id,
    sender_id: message.senderId,
    receiver_id: message.receiverId,
    content: message.content,
    mentions: possibleMentionsIn(message.content),
    image_id: image?.id ?? null,
    image_alt: image?.alt ?? "",
    shared_post_id: message.sharedPostId,
    // Only its sender sees a message whose picture is held (media.11).
    moderation_level: image?.isHeld ? null : classified.level,
    client_message_id: message.clientMessageId,
    created_at: message.at.toISOString(),
    elements: givenVerdicts(classified),
    decided_by: classified.decidedBy,
    ...searchOfText(message.content),
  };
}

/**
 * The verdicts that get a row. None for what most texts are: words that the lists of this server
 * know and find fit for everybody. The message says that itself (`verdicts_on_message`).
 */
function givenVerdicts({ decidedBy, elements }: Classified) {
  const [{ type, level, reason, wasRead = true } = { type: null }, ...others] = elements;
  const isPlain = type === "text" && level === "top" && reason === "" && wasRead && others.length === 0;
  return decidedBy === "local" && isPlain ? [] : givenElements(elements);
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

/** A sent message, with the comparison to the wanted one. */
interface SentMessageRow extends MessageRow {
  /** The same receiver, text, shared post and upload. */
  readonly is_same: boolean;
  /** The size and placeholder of its image, which distinguish pictures. */
  readonly image_bytes: number | null;
  readonly image_placeholder: string | null;
}

/**
 * The message a member sent under the client's or the server's id, and whether it equals the wanted
 * one. Null when there is none. A message unsent since counts as equal.
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
            and ${hasSameImage(sql, wanted.image)}
          )
        ) as is_same
    from ${messagesOf(sql, sender)}
    where e.sender_id = ${sender.id}
      and (e.client_message_id = ${wanted.clientMessageId} or e.id = ${wanted.id})`;
  return row ?? null;
}

/** A file is compared afterwards: its bytes are not in the database. */
function hasSameImage(sql: Sql, image: WantedMessage["image"]): Fragment {
  if (typeof image === "string") return sql`e.image_id is not distinct from ${image}::uuid`;
  return image ? sql`e.image_id is not null` : sql`e.image_id is null`;
}

/** By `conversation_members_unread_of`: of open conversations, without those hidden by a block. */
export async function selectUnreadMessageCount(sql: Sql, memberId: string): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`select ${unreadMessageCount(sql, memberId)} as unread`;
  return row?.unread ?? 0;
}

/** By `conversation_members_latest_of`: without those hidden by a block. */
export async function selectRequestCount(sql: Sql, memberId: string): Promise<number> {
  const [row] = await sql<{ requests: number }[]>`select ${requestCount(sql, memberId)} as requests`;
  return row?.requests ?? 0;
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

/** The member's unread messages by other member; members without any may be left out. */
export async function selectUnreadOf(
  sql: Sql,
  memberId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ other_id: string; unread_count: number }[]>`
    select side.other_id, ${unreadOf(sql, sql`side`)} as unread_count
    from conversation_members side
    where side.member_id = ${memberId}
      and side.other_id = any(${otherIds as string[]}::uuid[])`;
  return new Map(rows.map((row) => [row.other_id, row.unread_count]));
}

/** A member as a viewer, for reads outside their calls. Null when there is no such member. */
export async function selectViewer(sql: Sql, memberId: string, now: Date): Promise<Viewer | null> {
  const [row] = await sql<{ id: string; filter: ModerationLevel }[]>`
    select m.id, ${filterInForceOf(sql, now)} as filter
    from members m
    where m.id = ${memberId}`;
  return row ?? null;
}

/** The caller has checked that the member may see it. */
export async function selectImageId(sql: Sql, messageId: string): Promise<string | null> {
  const [row] = await sql<
    { image_id: string | null }[]
  >`select image_id from messages where id = ${messageId}`;
  return row?.image_id ?? null;
}
