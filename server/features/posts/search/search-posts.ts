import { listPosts as row } from "#shared/posts/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { getNextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { searchTerm } from "../../members/author-and-card-fragments.ts";
import { type PostPage, writePosts } from "../hydrate-posts.ts";
import { listPosts } from "../feed/list-posts.ts";
import { parsePostSearch, type PostSearch } from "./post-search.ts";
import { findNewestWhole, selectSearchPage } from "./search-posts-queries.ts";
import { CountedPosts } from "../counted-posts.ts";
import { readReader } from "../readers/kept-readers.ts";
import { countFound, selectFoundCounts } from "./count-found-queries.ts";

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
  const search = parsePostSearch(name);
  const isFirst = page.after === null && page.offset === 0;
  const skeletons = await selectSearchPage(searchSql(ctx), ctx.actor, page, search);
  const count = () =>
    // Most searches find less than a page.
    skeletons.length < page.limit
      ? skeletons.length
      : countFoundPosts(ctx, search, { newestWhole: findNewestWhole(skeletons), upTo: row.countsUpTo });
  const totalCount = isFirst ? await count() : null;
  const places = skeletons.map(({ place, id }) => ({ order: place?.getTime() ?? 0, id }));
  return { items: await writePosts(ctx, skeletons), nextCursor: getNextPlace(places, page), totalCount };
}

/** As for a hashtag, see `countTaggedPosts`; fewer, since each is read. */
const mostPosts = 1_300;

interface Counted {
  /** See `findNewestWhole`: nothing newer is read. */
  readonly newestWhole: string | null;
  readonly upTo: number;
}

/**
 * The number of posts that a search finds for the actor, counted up to `upTo`; `upTo + 1` means
 * more.
 */
async function countFoundPosts(
  ctx: MemberCtx,
  search: PostSearch,
  { newestWhole, upTo }: Counted,
): Promise<number> {
  const { sql, actor } = ctx;
  const [counts, reader] = await Promise.all([
    selectFoundCounts(searchSql(ctx), search, newestWhole, mostPosts),
    readReader(sql, actor.id),
  ]);
  const count = new CountedPosts(counts, mostPosts).countFor(actor, { ...reader, languages: null }, upTo + 1);
  return count ?? await countFound(searchSql(ctx), actor, search, { newestWhole, upTo });
}
