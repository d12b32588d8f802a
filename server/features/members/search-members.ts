import type { MemberCard } from "#shared/members/member-card.ts";
import type { PageQuery } from "#shared/paging.ts";
import { namesHave } from "#shared/search/names-have.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/id-cursor.ts";
import { nextPlace, parsePlacedPage, type PlacedPage } from "../../db/place-cursor.ts";
import { searchSql } from "../../http/limits/search-sql.ts";
import { searchTerm } from "./author-and-card-fragments.ts";
import { didYouMean } from "./did-you-mean.ts";
import { presentCard } from "./present.ts";
import { type FoundRow, selectFoundMembers } from "./search-members-queries.ts";

interface FoundMembers extends Page<MemberCard> {
  /** On the first page: the name that the search may have meant (search.7). */
  readonly didYouMean: string | null;
}

/** Members whose names match, best matches first; an empty query finds nobody. */
export async function searchMembers(ctx: MemberCtx, q: string, query: PageQuery): Promise<FoundMembers> {
  const term = searchTerm(q);
  const page = parsePlacedPage(query);
  if (term === "") return { items: [], nextCursor: null, didYouMean: null };
  const rows = await selectFoundMembers(searchSql(ctx), ctx.actor.id, term, page);
  const places = rows.map(({ rank, id }) => ({ order: rank, id }));
  return {
    items: rows.map(presentCard),
    nextCursor: nextPlace(places, page),
    didYouMean: await nameMeant(ctx, term, rows, page),
  };
}

async function nameMeant(
  ctx: MemberCtx,
  term: string,
  rows: readonly FoundRow[],
  { after, offset, limit }: PlacedPage,
): Promise<string | null> {
  const found = rows.filter(({ username, display_name: name }) => namesHave([username, name], term));
  // A full page may have more behind it.
  if (after || offset > 0 || found.length >= limit) return null;
  return await didYouMean(ctx, term, found);
}
