import { listPosts as row } from "#shared/posts/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { nextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { searchTerm } from "../../members/author-and-card-fragments.ts";
import { type PostPage, writePosts } from "../hydrate-posts.ts";
import { listPosts } from "../feed/list-posts.ts";
import { countFoundPosts } from "./count-found.ts";
import { postSearch } from "./post-search.ts";
import { newestWhole, selectSearchPage } from "./search-posts-queries.ts";

interface FoundPage extends PostPage {
  /** The number of found posts, capped; null except on the first page of a search. */
  readonly totalCount: number | null;
}

/**
 * Posts whose words or whose author's names match, whole words first (search.3). An empty query
 * finds all.
 */
export async function searchPosts(ctx: MemberCtx, q: string, query: PageQuery): Promise<FoundPage> {
  const name = searchTerm(q);
  if (name === "") return { ...await listPosts(ctx, query), totalCount: null };
  const page = parsePlacedPage(query);
  const search = postSearch(name);
  const isFirst = page.after === null && page.offset === 0;
  const skeletons = await selectSearchPage(searchSql(ctx), ctx.actor, page, search);
  const count = () =>
    // Most searches find less than a page.
    skeletons.length < page.limit
      ? skeletons.length
      : countFoundPosts(ctx, search, { newestWhole: newestWhole(skeletons), upTo: row.countsUpTo });
  const totalCount = isFirst ? await count() : null;
  const places = skeletons.map(({ place, id }) => ({ order: place?.getTime() ?? 0, id }));
  return { items: await writePosts(ctx, skeletons), nextCursor: nextPlace(places, page), totalCount };
}
