import { fitsChat, getChatLevel } from "#shared/messages/rules.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { cardColumns, type CardRow } from "../../members/author-and-card-fragments.ts";
import { selectLevelsFor } from "../../../db/visibility/content-visibility.ts";
import { selectPeriodTokens } from "../../../db/search/by-period-fragments.ts";
import { type OwnWords, selectOwnMatching } from "../../../db/search/own-words-fragments.ts";
import { otherFilter } from "../fragments.ts";

interface FoundRow {
  readonly id: string;
  readonly other_id: string;
  readonly created_at: Date;
}

interface Search extends OwnWords {
  readonly page: PlacedPage;
  readonly now: Date;
}

/**
 * A page of the viewer's messages that have all terms, newest first, by
 * `messages_by_words_and_time`. Without unsent and declined ones, and those the viewer's filter
 * hides (`isHiddenFrom`).
 */
export function selectFoundMessages(sql: Sql, viewer: Viewer, search: Search): Promise<FoundRow[]> {
  const { after, limit, offset } = search.page;
  const texts = {
    memberId: viewer.id,
    from: sql`messages as p`,
    columns: sql`p.id, p.sender_id, p.receiver_id, p.created_at`,
    asked: sql`p.moderation_level`,
    tokens: sql`(p.search_tokens || array_to_tsvector(array[p.sender_id::text, p.receiver_id::text, ${
      selectPeriodTokens(sql)
    }]))`,
    condition: sql`
        p.unsent_at is null
        and p.search_tokens is not null
        and ${viewer.id} in (p.sender_id, p.receiver_id)`,
    below: after ? sql`and p.id < ${after.id}` : sql``,
    isCandidate: shownTo(sql, viewer, search.now),
    wanted: limit + offset,
  };
  return sql<FoundRow[]>`
    select p.id, ${otherOf(sql, viewer)} as other_id, p.created_at
    from ${selectOwnMatching(sql, texts, search)} as p
    order by p.id desc
    ${makePageClause(sql, { limit, offset })}`;
}

/** True where the viewer sees the message `p` of theirs. */
function shownTo(sql: Sql, viewer: Viewer, now: Date): Fragment {
  const shownLevels = selectLevelsFor(
    sql,
    otherFilter(sql, viewer, sql`other`, now),
    (filter) => moderationLevels.filter((level) => fitsChat(level, getChatLevel(viewer.filter, filter))),
  );
  return sql`exists (
          select
          from members other
          join conversation_members side on side.member_id = ${viewer.id} and side.other_id = other.id
          where other.id = ${otherOf(sql, viewer)}
            and side.state <> 'declined'
            and (p.sender_id = ${viewer.id} or p.moderation_level = any(${shownLevels}))
        )`;
}

function otherOf(sql: Sql, viewer: Viewer): Fragment {
  return sql`case when p.sender_id = ${viewer.id} then p.receiver_id else p.sender_id end`;
}

export function selectCards(sql: Sql, ids: readonly string[]): Promise<CardRow[]> {
  return sql<CardRow[]>`
    select ${cardColumns(sql)}
    from members m
    where m.id = any(${ids as string[]}::uuid[])`;
}
