import type { ConversationState } from "#shared/messages/rules.ts";
import type { Cover } from "#shared/moderation/decide-cover.ts";
import type { NotificationSettings } from "#shared/notifications/contract.ts";
import { findPossibleMentions } from "#shared/posts/hashtags-mentions-links.ts";
import { product } from "#shared/product.ts";
import { batchWrites } from "../../db/batch-statements.ts";
import type { Sql } from "../../db/open-database.ts";
import { searchOfText } from "../../db/search-of-text.ts";
import { selectIdsWithInertLinks } from "../../db/visibility/inert-links.ts";
import type { Classified } from "../moderation/classify-before-publishing.ts";
import { toCoverColumns } from "../moderation/covers/cover-fragments.ts";
import { saysOnlyThatItFits, toGivenElements } from "../moderation/verdict-fragments.ts";
import type { AttachedImage } from "./pictures/attached-images.ts";

export interface NewMessageRow {
  readonly id: string;
  readonly senderId: string;
  readonly receiverId: string;
  readonly content: string;
  /** In their order. */
  readonly images: readonly Omit<AttachedImage, "bytes" | "isUpload">[];
  readonly sharedPostId: string | null;
  /** A message of the same conversation. */
  readonly replyToId: string | null;
  readonly clientMessageId: string | null;
  /** Null: its sender covers nothing. */
  readonly cover: Cover | null;
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
 * `selectSent`, when the sender may no longer write to the receiver, or when one of its pictures is
 * gone or in use. Concurrent messages share a commit.
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
    select *, '{}'::text[] as mentions, ${selectIdsWithInertLinks(sql, senders)} as inert_senders
    from send_messages(${sql.json(given)}::jsonb, ${product.assistantName})`
    : await sql<PlacedRow[]>`
    with given as (
      select ${sql.json(given)}::jsonb as messages
    )
    select
      sent.*,
      case when named.mentions = '{}' then '{}'::text[] else written_mentions(sent.id) end as mentions,
      ${selectIdsWithInertLinks(sql, senders)} as inert_senders
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

/** The message's own part of its pictures. */
type ToInsert = Omit<NewMessageRow, "images"> & {
  readonly images: readonly (Pick<AttachedImage, "id" | "alt"> & Partial<Pick<AttachedImage, "isHeld">>)[];
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
function givenRow({ classified, images, cover, ...message }: ToInsert) {
  const isHeld = images.some((image) => image.isHeld);
  return {
    id: message.id,
    sender_id: message.senderId,
    receiver_id: message.receiverId,
    content: message.content,
    mentions: findPossibleMentions(message.content),
    image_id: images[0]?.id ?? null,
    image_alt: images[0]?.alt ?? "",
    further: images.slice(1).map(({ id, alt }) => ({ id, alt })),
    shared_post_id: message.sharedPostId,
    // Only its sender sees a message with a held picture (media.11).
    moderation_level: isHeld ? null : classified.level,
    client_message_id: message.clientMessageId,
    created_at: message.at.toISOString(),
    elements: isHeld ? toGivenElements(classified.elements) : givenVerdicts(classified),
    decided_by: classified.decidedBy,
    ...givenCover(toCoverColumns(cover, classified)),
    // Few messages have one.
    ...(message.replyToId !== null && { reply_to_id: message.replyToId }),
    ...searchOfText(message.content),
  };
}

/** Few messages have one. */
function givenCover(cover: ReturnType<typeof toCoverColumns>) {
  return cover.cover_words === null && cover.found_topics.length === 0 ? {} : { cover };
}

/** The verdicts that get a row. */
function givenVerdicts(classified: Classified) {
  return saysOnlyThatItFits(classified) ? [] : toGivenElements(classified.elements);
}
