import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
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
            and e.shared_post_id is not distinct from ${selectOriginal(sql, wanted.sharedPostId)}
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
