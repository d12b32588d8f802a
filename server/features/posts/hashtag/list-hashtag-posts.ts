import { listHashtagPosts as row } from "#shared/posts/hashtag-contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { foldHashtag, isHashtag } from "#shared/posts/hashtags-mentions-links.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { NotFound } from "../../../errors.ts";
import { countTagged } from "./hashtag-queries.ts";
import { listPosts } from "../feed/list-posts.ts";

interface HashtagPage extends Page<Post> {
  /** The number of visible posts with the tag, capped; null except on the first page. */
  readonly totalCount: number | null;
}

/**
 * Posts with a hashtag, with or without its `#` and whatever its case, and on the first page their number. Throws `NotFound`
 * for an invalid hashtag.
 */
export async function listHashtagPosts(
  ctx: MemberCtx,
  typed: string,
  query: PageQuery,
): Promise<HashtagPage> {
  const word = typed.trim().replace(/^#/, "");
  if (!isHashtag(word)) throw new NotFound("Hashtag not found");
  const hashtag = foldHashtag(word);
  const isFirst = query.cursor === undefined && query.offset === 0;
  const [page, totalCount] = await Promise.all([
    listPosts(ctx, query, { hashtag }),
    isFirst ? countTagged(ctx.sql, ctx.actor, hashtag, row.countsUpTo) : null,
  ]);
  return { ...page, totalCount };
}
