import type { PageQuery } from "#shared/primitives.ts";
import type { Post } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { keysetPage, nextCursor, type Page } from "../../db/cursor.ts";
import { searchTerm } from "../members/fragments.ts";
import { hydratePosts } from "./hydrate-posts.ts";
import { listPosts } from "./list-posts.ts";
import { selectSearchPage } from "./search-queries.ts";
import { searchWords } from "./search-words.ts";

/** Posts whose words or whose author's names match, newest first (decision 37). Nothing to look for finds all. */
export async function searchPosts(ctx: MemberCtx, q: string, query: PageQuery): Promise<Page<Post>> {
  const name = searchTerm(q);
  if (name === "") return await listPosts(ctx, query);
  const page = keysetPage(query);
  const skeletons = await selectSearchPage(ctx.sql, ctx.actor, page, { words: searchWords(name), name });
  return { items: await hydratePosts(ctx, skeletons), nextCursor: nextCursor(skeletons, page) };
}
