import { type Batch, deleteBatch, readBatch } from "../../db/cleanup/remove-in-batches.ts";
import type { TextViewer, Viewer } from "../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { filterInForceOf } from "../../db/visibility/content-visibility.ts";
import { selectOriginal } from "../../db/visibility/post-visibility.ts";
import {
  countUnreadMessages,
  countUnreadOfSide,
  requestCount,
} from "../notifications/delivery/unread-messages-fragments.ts";
import { messageColumns, type MessageRow, messagesOf } from "./fragments.ts";

/** The message that a sender wants to send. */
export interface WantedMessage {
  /** The server's id: the same for all attempts under one Idempotency-Key. */
  readonly id: string;
  readonly clientMessageId: string | null;
  readonly receiverId: string;
  readonly content: string;
  /** A post, or a repost of it. */
  readonly sharedPostId: string | null;
  readonly replyToId: string | null;
  /** The ids of its uploads in their order, or the file that comes with it. */
  readonly images: readonly string[] | "file";
}

/** A sent message, with the comparison to the wanted one. */
interface SentMessageRow extends MessageRow {
  /** The same receiver, text, shared post, answered message and uploads. */
  readonly is_same: boolean;
  /** The size of its first picture, which with the placeholder distinguishes pictures. */
  readonly image_bytes: number | null;
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
      i.bytes as image_bytes,
      e.receiver_id = ${wanted.receiverId}
        and (
          e.unsent_at is not null
          or (
            ${hasSameWords(sql, wanted.content)}
            and e.shared_post_id is not distinct from ${selectOriginal(sql, wanted.sharedPostId)}
            and e.reply_to_id is not distinct from ${wanted.replyToId}
            and ${hasSameImages(sql, wanted.images)}
          )
        ) as is_same
    from ${messagesOf(sql, sender)}
    where e.sender_id = ${sender.id}
      and (e.client_message_id = ${wanted.clientMessageId} or e.id = ${wanted.id})`;
  return row ?? null;
}

/**
 * Whether it was sent with these words, whatever edits made of them. An edited one whose first
 * words are no longer kept counts as the same.
 */
function hasSameWords(sql: Sql, content: string): Fragment {
  return sql`coalesce(
      (select first.content = ${content} from revisions first where first.message_id = e.id and first.number = 1),
      e.revision > 1 or e.content = ${content}
    )`;
}

/** A file is compared afterwards: its bytes are not in the database. */
function hasSameImages(sql: Sql, images: WantedMessage["images"]): Fragment {
  const shown = sql`(
      array_remove(array[e.image_id], null)
        || array(select a.image_id from attached_pictures a where a.message_id = e.id order by a.place)
    )`;
  return images === "file" ? sql`cardinality${shown} = 1` : sql`${shown} = ${images as string[]}::uuid[]`;
}

/** By `conversation_members_unread_of`: of open conversations, without those hidden by a block. */
export async function selectUnreadMessageCount(sql: Sql, memberId: string): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`select ${countUnreadMessages(sql, memberId)} as unread`;
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
    select side.other_id, ${countUnreadOfSide(sql, sql`side`)} as unread_count
    from conversation_members side
    where side.member_id = ${memberId}
      and side.other_id = any(${otherIds as string[]}::uuid[])`;
  return new Map(rows.map((row) => [row.other_id, row.unread_count]));
}

/** A member as a viewer, for reads outside their calls. Null when there is no such member. */
export async function selectViewer(sql: Sql, memberId: string, now: Date): Promise<TextViewer | null> {
  const [row] = await sql<TextViewer[]>`
    select
      m.id,
      ${filterInForceOf(sql, now)} as filter,
      json_build_object('openTopics', m.open_topics, 'coveredTopics', m.covered_topics) as "coverChoices"
    from members m
    where m.id = ${memberId}`;
  return row ?? null;
}

/** Earlier versions that were replaced before a moment, by `revisions_of_messages_by_age`. */
export async function deleteVersionsOfMessages(
  sql: Sql,
  before: Date,
  after: Date | null,
): Promise<Batch<Date>> {
  const condition = sql`message_id is not null`;
  return await readBatch(
    sql<Batch<Date>[]>`${
      deleteBatch(sql, "revisions", { by: "replaced_at", after, until: before, condition })
    }`,
  );
}
