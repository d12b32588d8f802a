import type { MemberCard } from "#shared/members/member-card.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { nextPlace, parsePlacedPage, type PlacedPage } from "../../../db/place-cursor.ts";
import { presentCard } from "../../members/present.ts";
import { getMessages } from "../get-messages.ts";
import { type MessageTerms, messageTerms } from "./search-of-message.ts";
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
  const page = parsePlacedPage(query);
  const terms = messageTerms(query.q);
  if (!terms) return { items: [], nextCursor: null };
  const rows = await findRows(ctx, terms, { typed: query.q, page });
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
  return { items, nextCursor: nextPlace(places, page) };
}

/**
 * Messages with the whole words or, where the actor has none, with words that begin so: beginnings
 * are looked up in everybody's messages before it is known whose they are.
 */
async function findRows(
  ctx: MemberCtx,
  { words, beginnings, parts }: MessageTerms,
  { typed, page }: { readonly typed: string; readonly page: PlacedPage },
): Promise<Awaited<ReturnType<typeof selectFoundMessages>>> {
  const search = { typed, parts, now: ctx.clock.now() };
  const find = (of: { words: string; page: PlacedPage }) =>
    selectFoundMessages(ctx.sql, ctx.actor, { ...search, ...of });
  const found = await find({ words, page });
  if (found.length > 0 || beginnings === null) return found;
  const isFirst = page.after === null && page.offset === 0;
  const areNone = isFirst || (await find({ words, page: { after: null, limit: 1, offset: 0 } })).length === 0;
  return areNone ? await find({ words: beginnings, page }) : [];
}
