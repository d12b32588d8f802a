import type { PageQuery } from "#shared/paging.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { keysetPage, nextCursor, type Page } from "../../../db/id-cursor.ts";
import { hydratePosts } from "../hydrate-posts.ts";
import { selectFollowingPage } from "./post-page-queries.ts";

/** Posts and reposts of the members the actor follows, newest first (feed.4). */
export async function listFollowingPosts(ctx: MemberCtx, query: PageQuery): Promise<Page<Post>> {
  const page = keysetPage(query);
  const skeletons = await selectFollowingPage(ctx.sql, ctx.actor, page);
  return { items: await hydratePosts(ctx, skeletons), nextCursor: nextCursor(skeletons, page) };
}
