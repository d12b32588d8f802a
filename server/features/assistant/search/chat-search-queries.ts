import { fillBatchSize } from "../../../db/cleanup/fill-in-batches.ts";
import { pageClause } from "../../../db/limit-clause.ts";
import type { KeysetPage } from "../../../db/id-cursor.ts";
import type { Sql } from "../../../db/open-database.ts";
import { periodTokensOf } from "../../../db/search/by-period-fragments.ts";
import { matchingOwn, type OwnWords } from "../../../db/search/own-words-fragments.ts";
import { aiMessageColumns } from "../ai-message-fragments.ts";
import type { MessageRow } from "../present.ts";

export interface FoundRow extends MessageRow {
  readonly title: string;
  /** The question itself, or that of the answer. */
  readonly asked_id: string;
  /** Whether its branch is the one that its chat shows. */
  readonly is_shown: boolean;
}

/**
 * A page of the messages of a member's chats with these words, of all branches, newest first, by
 * `ai_messages_by_words_and_time`, without what asked to continue.
 */
export function selectFoundChatMessages(
  sql: Sql,
  memberId: string,
  search: OwnWords & { readonly page: KeysetPage },
): Promise<FoundRow[]> {
  const { page } = search;
  const texts = {
    memberId,
    from: sql`ai_messages as p`,
    columns: sql`p.id`,
    asked: sql`p.continues`,
    tokens: sql`(p.search_tokens || array_to_tsvector(array[${periodTokensOf(sql)}]))`,
    condition: sql`p.search_tokens is not null`,
    below: page.after ? sql`and p.id < ${page.after}` : sql``,
    isCandidate: sql`not p.continues`,
    wanted: page.limit + page.offset,
  };
  return sql<FoundRow[]>`
    with shown as materialized (
      -- Before they are joined: a member's words may stand in a hundred thousand messages.
      select found.id
      from ${matchingOwn(sql, texts, search)} as found
      order by found.id desc
      ${pageClause(sql, page)}
    )
    select
      ${
    aiMessageColumns(sql)
  }, s.title, coalesce(m.question_id, m.id) as asked_id, m.hidden_at is null as is_shown
    from shown
    join ai_messages m on m.id = shown.id
    join ai_sessions s on s.id = m.session_id and s.member_id = ${memberId}
    left join images i on i.id = m.image_id
    order by m.id desc`;
}

interface ContentRow {
  readonly id: string;
  readonly member_id: string;
  readonly content: string;
}

/** By `ai_messages_without_search`. */
export function selectChatMessagesWithoutSearch(sql: Sql, after: string): Promise<ContentRow[]> {
  return sql<ContentRow[]>`
    select m.id, s.member_id, m.content
    from ai_messages m
    join ai_sessions s on s.id = m.session_id
    where m.search_tokens is null
      and m.content <> ''
      and m.state <> 'answering'
      and m.id > ${after}
    order by m.id
    limit ${sql.unsafe(String(fillBatchSize))}`;
}
