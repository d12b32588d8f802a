import { fillBatchSize } from "../../../db/cleanup/fill-in-batches.ts";
import { pageClause } from "../../../db/limit-clause.ts";
import type { KeysetPage } from "../../../db/id-cursor.ts";
import type { Sql } from "../../../db/open-database.ts";
import { quote } from "../../../db/search-fragments.ts";
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
 * `ai_messages_by_search_tokens`, without what asked to continue. `words` and `parts`: as in
 * `TextTerms`.
 */
export function selectFoundChatMessages(
  sql: Sql,
  { memberId, words, parts, page }: {
    readonly memberId: string;
    readonly words: string;
    readonly parts: readonly string[];
    readonly page: KeysetPage;
  },
): Promise<FoundRow[]> {
  return sql<FoundRow[]>`
    with hits as materialized (
      select f.id
      from ai_messages f
      where f.search_tokens @@ ${`${quote(memberId)} & ${words}`}::tsquery
        ${parts.length === 0 ? sql`` : sql`and f.search_text like all(${parts as string[]}::text[])`}
        and not f.continues
        ${page.after ? sql`and f.id < ${page.after}` : sql``}
    ), shown as materialized (
      -- Before they are joined: a member's words may stand in a hundred thousand messages. And not above, where the planner would read
      -- everybody's messages, the latest first.
      select id
      from hits
      order by id desc
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

interface NewSearch {
  readonly id: string;
  readonly memberId: string;
  readonly text: string;
  readonly tokens: string;
}

/** See fill_chat_search. */
export async function storeChatSearch(sql: Sql, given: readonly NewSearch[]): Promise<void> {
  await sql`select fill_chat_search(${sql.json(given.map((row) => ({ ...row })))}::jsonb)`;
}
