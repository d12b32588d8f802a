import type { PageQuery } from "#shared/primitives.ts";
import type { Post } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { keysetPage, nextCursor, type Page } from "../../db/cursor.ts";
import { together } from "../../db/together.ts";
import { hydratePosts } from "./hydrate-posts.ts";
import { type AskedPage, selectPostPages } from "./read-queries.ts";

/** All posts, or one author's, newest first. Posts that arrive meanwhile shift nothing for who pages by cursor. */
export async function listPosts(
  ctx: MemberCtx,
  query: PageQuery,
  filter: { authorId?: string } = {},
): Promise<Page<Post>> {
  const page = keysetPage(query);
  const asked = { ...page, viewerId: ctx.actor.id };
  // What skips rows reads them all the same: nobody else is to wait for it.
  const isQuick = page.offset === 0 && filter.authorId === undefined;
  const skeletons = isQuick
    ? await feedPage(ctx.sql, asked)
    : await selectPostPages(ctx.sql, [asked], filter);
  return { items: await hydratePosts(ctx, skeletons), nextCursor: nextCursor(skeletons, page) };
}

/** The feed is what everybody reads: pages asked for at the same time are one statement, each with its own viewer's flags. */
const feedPage = together(async (sql, asked: readonly AskedPage[]) => {
  const rows = await selectPostPages(sql, asked);
  const pages = Map.groupBy(rows, (row) => row.place);
  return asked.map((_, place) => pages.get(place) ?? []);
});
