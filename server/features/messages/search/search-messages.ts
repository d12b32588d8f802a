import type { MemberCard } from "#shared/members/member-card.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage, type PlacedPage } from "../../../db/place-cursor.ts";
import { presentCard } from "../../members/present.ts";
import { getMessages } from "../get-messages.ts";
import { parseTextSearch, type TextTerms } from "../../../db/search-of-text.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { selectCards, selectFoundMessages } from "./search-queries.ts";

interface Found {
  readonly message: DirectMessage;
  readonly user: MemberCard;
}

/**
 * The actor's messages with all terms, newest first, each with the other member (messages.11,
 * search.6). None without a word.
 */
export async function searchMessages(ctx: MemberCtx, query: PageQuery & { q: string }): Promise<Page<Found>> {
  const terms = parseTextSearch(query.q);
  const { page, isByBeginnings } = parseSearchPage(query);
  if (!terms) return { items: [], nextCursor: null };
  const { rows, words } = await findRows(ctx, terms, { page, isByBeginnings });
  const [messages, cards] = await Promise.all([
    getMessages(ctx, rows.map(({ id }) => id)),
    rows.length > 0 ? selectCards(ctx.sql, [...new Set(rows.map(({ other_id }) => other_id))]) : [],
  ]);
  const items = rows.flatMap(({ id, other_id }) => {
    const message = messages.find((one) => one.id === id);
    const card = cards.find((one) => one.id === other_id);
    return message && card ? [{ message, user: presentCard(card) }] : [];
  });
  const places = rows.map(({ created_at, id }) => ({ order: created_at.getTime(), id }));
  const next = getNextPlace(places, page);
  return { items, nextCursor: next && words === terms.beginnings ? `${beginningsMark}${next}` : next };
}

/** Stands before the cursor of a list of words that begin so, which goes on as it began. */
const beginningsMark = "~";

function parseSearchPage(query: PageQuery): { page: PlacedPage; isByBeginnings: boolean } {
  const { cursor } = query;
  if (!cursor?.startsWith(beginningsMark)) return { page: parsePlacedPage(query), isByBeginnings: false };
  const rest = cursor.slice(beginningsMark.length);
  return { page: parsePlacedPage({ ...query, cursor: rest }), isByBeginnings: true };
}

/**
 * Messages with the whole words or, where the actor has none, with words that begin so: beginnings
 * are looked up in everybody's messages before it is known whose they are. A cursor knows which.
 */
async function findRows(
  ctx: MemberCtx,
  { words, beginnings, parts }: TextTerms,
  { page, isByBeginnings }: { readonly page: PlacedPage; readonly isByBeginnings: boolean },
): Promise<{ rows: Awaited<ReturnType<typeof selectFoundMessages>>; words: string }> {
  const search = { parts, now: ctx.clock.now() };
  const find = async (words: string, of: PlacedPage = page) => ({
    rows: await selectFoundMessages(searchSql(ctx), ctx.actor, {
      ...search,
      words,
      isByBeginnings: words === beginnings,
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
