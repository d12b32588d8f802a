import type { PageQuery } from "#shared/primitives.ts";
import type { Post } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { keysetPage, nextCursor, type Page } from "../../../db/cursor.ts";
import { searchTerm } from "../../members/fragments.ts";
import { hydratePosts } from "../hydrate-posts.ts";
import { listPosts } from "../feed/list-posts.ts";
import { selectSearchPage } from "./search-queries.ts";

/** Posts whose words or whose author's names match, newest first (search.1). Nothing to look for finds all. */
export async function searchPosts(ctx: MemberCtx, q: string, query: PageQuery): Promise<Page<Post>> {
  const name = searchTerm(q);
  if (name === "") return await listPosts(ctx, query);
  const page = keysetPage(query);
  const skeletons = await selectSearchPage(ctx.sql, ctx.actor, page, { words: searchWords(name), name });
  return { items: await hydratePosts(ctx, skeletons), nextCursor: nextCursor(skeletons, page) };
}

/** What was typed as a text search: every word, and each may go on. Null when nothing in it is a word. */
function searchWords(typed: string): string | null {
  // Letters and digits alone, so nothing is left of the syntax of tsquery.
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu);
  return words && words.map((word) => `${word}:*`).join(" & ");
}
