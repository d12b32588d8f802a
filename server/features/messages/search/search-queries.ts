import { chatLevel, fitsChat } from "#shared/messages/rules.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Sql } from "../../../db/open-database.ts";
import { pageClause } from "../../../db/limit-clause.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { cardColumns, type CardRow } from "../../members/author-and-card-fragments.ts";
import { levelsFor } from "../../../db/visibility/content-visibility.ts";
import { quote } from "../../../db/search-fragments.ts";
import { otherFilter } from "../fragments.ts";

interface FoundRow {
  readonly id: string;
  readonly other_id: string;
  readonly created_at: Date;
}

interface Search {
  readonly typed: string;
  /** As in `TextTerms`. */
  readonly words: string;
  readonly parts: readonly string[];
  readonly page: PlacedPage;
  readonly now: Date;
}

/**
 * A page of the viewer's messages that have all terms, newest first, by
 * `messages_by_search_tokens`, and by `messages_without_search` those that are not filled in yet
 * (fill_message_search). Without unsent and declined ones, and those the viewer's filter hides
 * (`isHiddenFrom`).
 */
export function selectFoundMessages(
  sql: Sql,
  viewer: Viewer,
  { typed, words, parts, page: { after, limit, offset }, now }: Search,
): Promise<FoundRow[]> {
  const shownLevels = levelsFor(
    sql,
    otherFilter(sql, viewer, sql`other`, now),
    (filter) => moderationLevels.filter((level) => fitsChat(level, chatLevel(viewer.filter, filter))),
  );
  return sql<FoundRow[]>`
    with hits as materialized (
      select e.id, e.sender_id, e.receiver_id, e.moderation_level, e.created_at
      from messages e
      where e.unsent_at is null
        and (
          (e.search_tokens || array_to_tsvector(array[e.sender_id::text, e.receiver_id::text]))
            @@ ${`${quote(viewer.id)} & ${words}`}::tsquery
            ${parts.length === 0 ? sql`` : sql`and e.search_text like all(${parts as string[]}::text[])`}
          or e.search_tokens is null
            and (to_tsvector('simple', e.content) || array_to_tsvector(array[e.sender_id::text, e.receiver_id::text]))
              @@ (plainto_tsquery('simple', ${typed}) && ${quote(viewer.id)}::tsquery)
        )
        and ${viewer.id} in (e.sender_id, e.receiver_id)
        ${after ? sql`and (e.created_at, e.id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    )
    select e.id, shown.other_id, e.created_at
    -- The latest first, so that only these are looked up, and not all that a member ever wrote or got.
    from (select * from hits order by created_at desc, id desc offset 0) as e
    cross join lateral (
      select other.id as other_id
      from members other
      join conversation_members side on side.member_id = ${viewer.id} and side.other_id = other.id
      where other.id = case when e.sender_id = ${viewer.id} then e.receiver_id else e.sender_id end
        and side.state <> 'declined'
        and (
          e.sender_id = ${viewer.id}
          or e.moderation_level = any(${shownLevels})
        )
      offset 0
    ) as shown
    order by e.created_at desc, e.id desc
    ${pageClause(sql, { limit, offset })}`;
}

export function selectCards(sql: Sql, ids: readonly string[]): Promise<CardRow[]> {
  return sql<CardRow[]>`
    select ${cardColumns(sql)}
    from members m
    where m.id = any(${ids as string[]}::uuid[])`;
}
