import type { AiMessage, AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { getNextCursor, type KeysetPage, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { parseTextSearch, type TextTerms } from "../../../db/search-of-text.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { type MessageRow, presentAiMessage } from "../present.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import { selectPeriodTokens } from "../../../db/search/by-period-fragments.ts";
import { type OwnWords, selectOwnMatching } from "../../../db/search/own-words-fragments.ts";
import { aiMessageColumns } from "../ai-message-fragments.ts";

interface Found {
  readonly message: AiMessage;
  readonly session: Pick<AiSession, "id" | "title">;
  readonly questionId: string;
  readonly isShown: boolean;
}

/**
 * Messages of the actor's own chats with all terms, newest first, each with its chat (ai.23). None
 * without a word.
 */
export async function searchChatMessages(
  ctx: MemberCtx,
  query: PageQuery & { readonly q: string },
): Promise<Page<Found>> {
  const terms = parseTextSearch(query.q);
  const page = parseKeysetPage({ ...query, cursor: query.cursor?.replace(beginningsMark, "") });
  if (!terms) return { items: [], nextCursor: null };
  const isByBeginnings = query.cursor?.startsWith(beginningsMark) ?? false;
  const { rows, words } = await findRows(ctx, terms, page, isByBeginnings);
  const next = getNextCursor(rows, page);
  return {
    items: rows.map((row) => ({
      message: presentAiMessage(row),
      session: { id: row.session_id, title: row.title },
      questionId: row.asked_id,
      isShown: row.is_shown,
    })),
    nextCursor: next && words === terms.beginnings ? `${beginningsMark}${next}` : next,
  };
}

/** Stands before the cursor of a list of words that begin so, which goes on as it began. */
const beginningsMark = "~";

/**
 * Messages with the whole words or, where the actor has none, with words that begin so (search.6).
 */
async function findRows(
  ctx: MemberCtx,
  { words, beginnings, parts }: TextTerms,
  page: KeysetPage,
  isByBeginnings: boolean,
): Promise<{ readonly rows: FoundRow[]; readonly words: string }> {
  const find = async (words: string, of = page) => ({
    rows: await selectFoundChatMessages(searchSql(ctx), ctx.actor.id, {
      words,
      isByBeginnings: words === beginnings,
      parts,
      page: of,
    }),
    words,
  });
  if (beginnings === null) return await find(words);
  if (page.after) return await find(isByBeginnings ? beginnings : words);
  const found = await find(words);
  if (found.rows.length > 0) return found;
  const areNone = page.offset === 0 ||
    (await find(words, { after: null, limit: 1, offset: 0 })).rows.length === 0;
  return areNone ? await find(beginnings) : found;
}

interface FoundRow extends MessageRow {
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
function selectFoundChatMessages(
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
    tokens: sql`(p.search_tokens || array_to_tsvector(array[${selectPeriodTokens(sql)}]))`,
    condition: sql`p.search_tokens is not null`,
    below: page.after ? sql`and p.id < ${page.after}` : sql``,
    isCandidate: sql`not p.continues`,
    wanted: page.limit + page.offset,
  };
  return sql<FoundRow[]>`
    with shown as materialized (
      -- Before they are joined: a member's words may stand in a hundred thousand messages.
      select found.id
      from ${selectOwnMatching(sql, texts, search)} as found
      order by found.id desc
      ${makePageClause(sql, page)}
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
