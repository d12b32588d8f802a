import type { ModerationLevel } from "#shared/primitives.ts";
import { product } from "#shared/product.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { hasInertLinks } from "../../db/visibility/inert-links.ts";
import { attachedPictures, type PictureRow } from "../media/attached/attached-fragments.ts";
import { coverColumns, type CoverRow } from "../moderation/covers/cover-fragments.ts";
import type { EditedRow } from "../revisions/present-edits.ts";
import { filterInForceOf } from "../../db/visibility/content-visibility.ts";

/** A message as one of its two members may see it. */
export interface MessageRow extends EditedRow, CoverRow {
  readonly id: string;
  readonly sender_id: string;
  readonly receiver_id: string;
  readonly position: number;
  /** The number of its latest change or tick, as far as the viewer may know of it. */
  readonly version: number;
  readonly content: string;
  /** Null in messages of version 0.1.0. */
  readonly mentions: readonly string[] | null;
  readonly image_id: string | null;
  readonly image_alt: string;
  readonly image_placeholder: string | null;
  readonly image_width: number | null;
  readonly image_height: number | null;
  readonly image_made_with_ai: boolean | null;
  readonly image_is_animated: boolean | null;
  /** Nobody may see it (media.11). Null where the message has a level. */
  readonly image_is_held: boolean | null;
  /** Its pictures after the first; null when there are none. */
  readonly further_images: readonly PictureRow[] | null;
  readonly shared_post_id: string | null;
  /** The message that it answers. */
  readonly reply_to_id: string | null;
  readonly moderation_level: ModerationLevel | null;
  readonly client_message_id: string | null;
  readonly created_at: Date;
  readonly unsent_at: Date | null;
  /** Null where no wave of spam is open. */
  readonly has_inert_links: boolean | null;
  /** The status as the viewer may know it (messages.5). */
  readonly status: "sent" | "delivered" | "read";
  /** The other member's filter in force. */
  readonly other_filter: ModerationLevel | null;
  /** Ids of members by emoji; null when nobody reacted. */
  readonly reactions: Record<string, string[]> | null;
}

/** The columns of a `MessageRow`, for statements from `messagesOf` the same viewer. */
export function messageColumns(sql: Sql, viewer: Viewer, now: Date): Fragment {
  return sql`
    e.id, e.sender_id, e.receiver_id, e.position, ${
    versionOf(sql, viewer)
  } as version, e.content, e.mentions, e.image_id, e.image_alt,
    i.placeholder as image_placeholder, i.width as image_width, i.height as image_height, i.made_with_ai as image_made_with_ai,
    i.is_animated as image_is_animated,
    case when e.moderation_level is null then image_is_held(e.image_id) end as image_is_held,
    case when e.image_id is not null then ${
    attachedPictures(sql, "message_id", sql`e.id`)
  } end as further_images,
    e.shared_post_id, e.reply_to_id, e.moderation_level, e.client_message_id, e.created_at, e.revision, e.edited_at, e.unsent_at,
    ${coverColumns(sql, sql`e`)},
    case when e.sender_id = other.id then ${hasInertLinks(sql, sql`other`)} else ${
    hasInertLinks(sql, sql`own`)
  } end as has_inert_links,
    ${statusOf(sql, viewer)} as status,
    ${otherFilter(sql, viewer, sql`other`, now)} as other_filter,
    (
      select json_object_agg(by_emoji.emoji, by_emoji.members)
      from (
        select r.emoji, json_agg(r.member_id order by r.member_id) as members
        from message_reactions r
        where r.message_id = e.id
        group by r.emoji
      ) as by_emoji
    ) as reactions`;
}

/**
 * The messages `e`, joined with what `messageColumns` reads. The statement limits them to those of
 * which the viewer is a member.
 */
export function messagesOf(sql: Sql, viewer: Viewer, messages: Fragment = sql`messages`): Fragment {
  return sql`
    ${messages} e
    join members other on other.id = case when e.sender_id = ${viewer.id} then e.receiver_id else e.sender_id end
    join members own on own.id = ${viewer.id}
    join conversation_members receiving on receiving.member_id = e.receiver_id and receiving.other_id = e.sender_id
    left join images i on i.id = e.image_id`;
}

/** The filter of the other member in force; the assistant's is the viewer's own (messages.6). */
export function otherFilter(sql: Sql, viewer: Viewer, other: Fragment, now: Date): Fragment {
  return sql`(
    case
      when lower(${other}.username) = ${product.assistantName.toLowerCase()} then ${viewer.filter}
      else ${filterInForceOf(sql, now, other)}
    end
  )`;
}

function statusOf(sql: Sql, viewer: Viewer): Fragment {
  return sql`(
    case
      when ${isTicked(sql, viewer, "read")} then 'read'
      when ${isTicked(sql, viewer, "delivered")} then 'delivered'
      else 'sent'
    end
  )`;
}

/** Ticks count, so that of two copies of a message the one with the later tick is the newer. */
function versionOf(sql: Sql, viewer: Viewer): Fragment {
  return sql`greatest(
      e.version,
      case when ${isTicked(sql, viewer, "delivered")} then receiving.delivered_version end,
      case when ${isTicked(sql, viewer, "read")} then receiving.read_version end
    )`;
}

/** The sender sees no tick of a request, and none of reading when either side has receipts off. */
function isTicked(sql: Sql, viewer: Viewer, tick: "delivered" | "read"): Fragment {
  const shown = sql`e.receiver_id = ${viewer.id} or receiving.state = 'open'`;
  return tick === "delivered" ? sql`(e.position <= receiving.delivered_position and (${shown}))` : sql`(
      e.position <= receiving.read_position
        and (${shown})
        and (e.receiver_id = ${viewer.id} or own.show_read_receipts and other.show_read_receipts)
    )`;
}
