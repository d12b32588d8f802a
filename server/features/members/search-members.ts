import type { MemberCard } from "#shared/members/member-card.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/id-cursor.ts";
import { nextPlace, parsePlacedPage } from "../../db/place-cursor.ts";
import { searchTerm } from "./author-and-card-fragments.ts";
import { presentCard } from "./present.ts";
import { selectFoundMembers } from "./search-members-queries.ts";

/** Members whose names match, best matches first; an empty query finds nobody. */
export async function searchMembers(ctx: MemberCtx, q: string, query: PageQuery): Promise<Page<MemberCard>> {
  const term = searchTerm(q);
  const page = parsePlacedPage(query);
  if (term === "") return { items: [], nextCursor: null };
  const rows = await selectFoundMembers(ctx.sql, ctx.actor.id, term, page);
  const places = rows.map(({ rank, id }) => ({ order: rank, id }));
  return { items: rows.map(presentCard), nextCursor: nextPlace(places, page) };
}
