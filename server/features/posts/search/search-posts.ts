import type { PageQuery } from "#shared/paging.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { keysetPage, nextCursor, type Page } from "../../../db/id-cursor.ts";
import { searchTerm } from "../../members/author-and-card-fragments.ts";
import { hydratePosts } from "../hydrate-posts.ts";
import { listPosts } from "../feed/list-posts.ts";
import { selectSearchPage } from "./search-queries.ts";

/** Posts whose words or whose author's names match, newest first (search.1). An empty query finds all. */
export async function searchPosts(ctx: MemberCtx, q: string, query: PageQuery): Promise<Page<Post>> {
  const name = searchTerm(q);
  if (name === "") return await listPosts(ctx, query);
  const page = keysetPage(query);
  const skeletons = await selectSearchPage(ctx.sql, ctx.actor, page, { words: searchWords(name), name });
  return { items: await hydratePosts(ctx, skeletons), nextCursor: nextCursor(skeletons, page) };
}

/** The query as a text search: all words, each as a prefix. Null when it has no word. */
function searchWords(typed: string): string | null {
  // Letters and digits only, so that no syntax of tsquery remains.
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu);
  return words && words.map((word) => `${word}:*`).join(" & ");
}
