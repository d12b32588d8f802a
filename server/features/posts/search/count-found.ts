import type { MemberCtx } from "../../../context.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { CountedPosts } from "../counted-posts.ts";
import { countListed, hiddenAuthors } from "../hashtag/count-tagged.ts";
import { countFound, selectFoundCounts } from "./count-found-queries.ts";
import type { PostSearch } from "./post-search.ts";

/** As for a hashtag, see `countTaggedPosts`; fewer, since each is read. */
const mostPosts = 1_300;

interface Counted {
  /** See `newestWhole`: nothing newer is read. */
  readonly newestWhole: string | null;
  readonly upTo: number;
}

/**
 * The number of posts that a search finds for the actor, counted up to `upTo`; `upTo + 1` means
 * more.
 */
export async function countFoundPosts(
  ctx: MemberCtx,
  search: PostSearch,
  { newestWhole, upTo }: Counted,
): Promise<number> {
  const { sql, actor } = ctx;
  const [counts, hidden] = await Promise.all([
    selectFoundCounts(searchSql(ctx), search, newestWhole, mostPosts),
    hiddenAuthors(sql, actor.id),
  ]);
  const counted = new CountedPosts(counts, mostPosts);
  const count = await countListed(sql, actor, counted, { hidden, upTo: upTo + 1 });
  return count ?? await countFound(searchSql(ctx), actor, search, { newestWhole, upTo });
}
