import type { AiMessage, AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { getNextCursor, type KeysetPage, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { parseTextSearch, type TextTerms } from "../../../db/search-of-text.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { presentAiMessage } from "../present.ts";
import { type FoundRow, selectFoundChatMessages } from "./chat-search-queries.ts";

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
