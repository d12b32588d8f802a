import type { PageQuery } from "#shared/primitives.ts";
import type { Post } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { keysetPage, nextCursor, type Page } from "../../../db/cursor.ts";
import { hydratePosts } from "../hydrate-posts.ts";
import { selectFollowingPage } from "./page-queries.ts";

/** Posts and reposts of the members the actor follows, newest first (feed.4). */
export async function listFollowingPosts(ctx: MemberCtx, query: PageQuery): Promise<Page<Post>> {
  const page = keysetPage(query);
  const skeletons = await selectFollowingPage(ctx.sql, ctx.actor, page);
  return { items: await hydratePosts(ctx, skeletons), nextCursor: nextCursor(skeletons, page) };
}
