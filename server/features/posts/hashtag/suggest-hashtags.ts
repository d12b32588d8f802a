import type { HashtagSuggestion } from "#shared/posts/hashtag-contract.ts";
import { foldHashtag, isHashtag } from "#shared/posts/text.ts";
import type { MemberCtx } from "../../../context.ts";
import { suggestTags } from "./hashtag-queries.ts";

/** Tags in use that begin with what was typed, with or without its `#`; nothing typed suggests the most used of late. */
export async function suggestHashtags(
  ctx: MemberCtx,
  query: { q: string; limit: number },
): Promise<HashtagSuggestion[]> {
  const typed = query.q.trim().replace(/^#/, "");
  // A tag may begin with digits, so a letter is thought behind them.
  if (typed !== "" && !isHashtag(typed) && !isHashtag(`${typed}a`)) return [];
  const rows = await suggestTags(ctx.sql, ctx.actor, foldHashtag(typed), query.limit);
  return rows.map((row) => ({ tag: row.tag, postsCount: row.posts_count }));
}
