import type { ConversationState } from "#shared/messages/rules.ts";
import { mostRead } from "#shared/messages/preview.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf, makePageClause } from "../../../db/limit-clause.ts";
import { truncateToMinute } from "../../../db/truncate-to-minute.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { selectAuthorOfVisiblePost } from "../../../db/visibility/post-visibility.ts";
import { isVisibleTo } from "../../../db/visibility/visibility.ts";
import { cardColumns, type CardRow, nameMatches } from "../../members/author-and-card-fragments.ts";
import { countPictures } from "../../../db/pictures/count-pictures-fragments.ts";
import { coverColumns, type CoverRow } from "../../moderation/covers/cover-fragments.ts";
import { countUnreadOfSide } from "../../notifications/delivery/unread-messages-fragments.ts";
import { otherFilter } from "../fragments.ts";

/**
 * The other member, the conversation's state for the viewer, and the parts of its latest message.
 */
export interface ConversationRow extends CardRow, CoverRow {
  readonly state: ConversationState | null;
  readonly unread_count: number | null;
  readonly muted_until: Date | null;
  readonly last_message_at: Date | null;
  readonly sender_id: string | null;
  /** The beginning. */
  readonly content: string | null;
  readonly pictures: number;
  readonly shared_post_id: string | null;
  /** The author of the shared post. */
  readonly shared_post_author_id: string | null;
  /** Their name, as far as the viewer may see the post. */
  readonly shared_post_by: string | null;
  readonly is_unsent: boolean;
  /** Not yet delivered to the viewer. */
  readonly is_undelivered: boolean;
  readonly moderation_level: ModerationLevel | null;
  readonly other_filter: ModerationLevel | null;
  /** When the crown ends that their filter needs. */
  readonly other_filter_until: Date | null;
  readonly is_blocked: boolean;
  readonly is_blocked_by: boolean;
  /** The other side has not opened it: it is a request there, or declined. */
  readonly is_waiting: boolean;
}

interface Listed {
  readonly state: "open" | "request";
  /** Part of a name, in lower case; blank for all. */
  readonly term: string;
}

/**
 * A page of a member's conversations, latest message first, by `conversation_members_latest_of`.
 */
export function selectConversations(
  sql: Sql,
  viewer: Viewer,
  { state, term, page: { after, limit, offset }, now }: Listed & { page: PlacedPage; now: Date },
): Promise<ConversationRow[]> {
  return sql<ConversationRow[]>`
    select ${conversationColumns(sql, viewer, now)}
    from (
      select side.*
      from ${listedConversations(sql, viewer, { state, term })}
        ${after ? belowCursor(sql, after) : sql``}
      order by side.last_message_minute desc, side.last_message_at desc, side.other_id desc
      ${makePageClause(sql, { limit, offset })}
    ) as side
    join members m on m.id = side.other_id
    left join messages last on last.id = side.last_message_id
    order by side.last_message_at desc, side.other_id desc`;
}

function belowCursor(sql: Sql, { order, id }: NonNullable<PlacedPage["after"]>): Fragment {
  const at = new Date(order);
  return sql`and (side.last_message_minute, side.last_message_at, side.other_id) < (
          ${truncateToMinute(sql, at)}, ${at}::timestamptz, ${id}::uuid
        )`;
}

/** Counts up to one more than `most`. */
export async function countConversations(
  sql: Sql,
  viewer: Viewer,
  wanted: Listed,
  most: number,
): Promise<number> {
  const [row] = await sql<{ counted: number }[]>`
    select count(*)::integer as counted
    from (
      select
      from ${listedConversations(sql, viewer, wanted)}
      limit ${limitOf(sql, most + 1)}
    ) as listed`;
  return row?.counted ?? 0;
}

/**
 * The conversation with a member, or only the member when there is none; null when there is no such
 * member.
 */
export async function selectConversation(
  sql: Sql,
  viewer: Viewer,
  otherId: string,
  now: Date,
): Promise<ConversationRow | null> {
  const [row] = await sql<ConversationRow[]>`
    select ${conversationColumns(sql, viewer, now)}
    from members m
    left join conversation_members side on side.member_id = ${viewer.id} and side.other_id = m.id
    left join messages last on last.id = side.last_message_id
    where m.id = ${otherId} and m.id <> ${viewer.id}`;
  return row ?? null;
}

/** Requests from blocked members are hidden; blocked conversations stay in the list. */
function listedConversations(sql: Sql, viewer: Viewer, { state, term }: Listed): Fragment {
  return sql`
    conversation_members side
    ${term ? sql`join members m on m.id = side.other_id and ${nameMatches(sql, term)}` : sql``}
    where side.member_id = ${viewer.id}
      and side.state = ${state}
      ${state === "request" ? sql`and ${isVisibleTo(sql, viewer.id, sql`side.other_id`)}` : sql``}`;
}

/**
 * The characters of the latest message for its preview: 50 characters as people see them, each of
 * which may be an emoji of ten code points, and the spaces between words.
 */
const contentLength = mostRead;

function conversationColumns(sql: Sql, viewer: Viewer, now: Date): Fragment {
  return sql`
    ${cardColumns(sql)},
    side.state, ${countUnreadOfSide(sql, sql`side`)} as unread_count, side.last_message_at,
    case
      when side.muted_until > ${now} then least(side.muted_until, '9999-12-31 23:59:59+00'::timestamptz)
    end as muted_until,
    last.sender_id,
    left(last.content, ${contentLength}) as content,
    ${countPictures(sql, "message_id", sql`last`)} as pictures,
    last.shared_post_id,
    (select p.author_id from posts p where p.id = last.shared_post_id) as shared_post_author_id,
    ${selectAuthorOfVisiblePost(sql, viewer, sql`last.shared_post_id`)} as shared_post_by,
    last.unsent_at is not null as is_unsent,
    ${coverColumns(sql, sql`last`)},
    coalesce(last.position = side.received_position and last.position > side.delivered_position, false) as is_undelivered,
    last.moderation_level,
    ${otherFilter(sql, viewer, sql`m`, now)} as other_filter,
    case
      when m.moderation_level in ('low', 'none')
      then (select crown.expires_at from active_crown(m.id, ${now}::timestamptz) as crown)
    end as other_filter_until,
    (select true from blocks b where b.blocker_id = ${viewer.id} and b.blocked_id = m.id) is true as is_blocked,
    (select true from blocks b where b.blocker_id = m.id and b.blocked_id = ${viewer.id}) is true as is_blocked_by,
    side.state = 'open' and (
      select true
      from conversation_members receiving
      where receiving.member_id = side.other_id
        and receiving.other_id = side.member_id
        and receiving.state <> 'open'
        and ${isVisibleTo(sql, viewer.id, sql`receiving.member_id`)}
    ) is true as is_waiting`;
}
