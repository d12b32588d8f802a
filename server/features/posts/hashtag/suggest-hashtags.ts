import type { HashtagSuggestion } from "#shared/posts/hashtag-contract.ts";
import { isHashtag } from "#shared/posts/hashtags-mentions-links.ts";
import type { MemberCtx } from "../../../context.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { foldForSearch } from "#shared/search/fold-text.ts";
import { stripSign } from "#shared/search/written-sign.ts";
import { suggestTags } from "./hashtag-queries.ts";

/**
 * Tags in use that begin with the typed text, folded (search.4), with or without `#`; without text
 * the most used recent ones.
 */
export async function suggestHashtags(
  ctx: MemberCtx,
  query: { q: string; limit: number },
): Promise<HashtagSuggestion[]> {
  const typed = stripSign("#", query.q.trim());
  // A tag may begin with digits, so a letter is appended for the check.
  if (typed !== "" && !isHashtag(typed) && !isHashtag(`${typed}a`)) return [];
  const rows = await suggestTags(searchSql(ctx), ctx.actor, foldForSearch(typed), query.limit);
  return rows.map((row) => ({ tag: row.tag, postsCount: row.posts_count }));
}
