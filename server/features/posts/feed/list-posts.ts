import type { PageQuery } from "#shared/paging.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { keysetPage, nextCursor, type Page } from "../../../db/id-cursor.ts";
import { hydratePosts } from "../hydrate-posts.ts";
import { type PostFilter, selectPostPage } from "./post-page-queries.ts";

/** Posts newest first, all or those that match. New posts do not shift pages by cursor. */
export async function listPosts(
  ctx: MemberCtx,
  query: PageQuery,
  filter: PostFilter = {},
): Promise<Page<Post>> {
  const page = keysetPage(query);
  const skeletons = await selectPostPage(ctx.sql, ctx.actor, page, filter);
  return { items: await hydratePosts(ctx, skeletons), nextCursor: nextCursor(skeletons, page) };
}
