import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { type KeysetPage, nextCursor, parseKeysetPage } from "../../../db/id-cursor.ts";
import { type PostPage, writePosts } from "../hydrate-posts.ts";
import { type PostFilter, selectPostPage } from "./post-page-queries.ts";
import { readFeedPage } from "./read-feed-page.ts";

/** Posts newest first. New posts do not shift pages by cursor. */
export async function listPosts(ctx: MemberCtx, query: PageQuery): Promise<PostPage> {
  return await readFeedPage(ctx, parseKeysetPage(query));
}

/** One page of the matching posts, by its own statement. */
export async function readFilteredPage(
  ctx: MemberCtx,
  page: KeysetPage,
  filter: PostFilter,
): Promise<PostPage> {
  const skeletons = await selectPostPage(ctx.sql, ctx.actor, page, filter);
  return { items: await writePosts(ctx, skeletons), nextCursor: nextCursor(skeletons, page) };
}
