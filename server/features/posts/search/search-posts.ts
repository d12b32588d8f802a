import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { nextCursor, parseKeysetPage } from "../../../db/id-cursor.ts";
import { searchTerm } from "../../members/author-and-card-fragments.ts";
import { type PostPage, writePosts } from "../hydrate-posts.ts";
import { listPosts } from "../feed/list-posts.ts";
import { selectSearchPage } from "./search-posts-queries.ts";

/**
 * Posts whose words or whose author's names match, newest first (search.1). An
 * empty query finds all.
 */
export async function searchPosts(ctx: MemberCtx, q: string, query: PageQuery): Promise<PostPage> {
  const name = searchTerm(q);
  if (name === "") return await listPosts(ctx, query);
  const page = parseKeysetPage(query);
  const skeletons = await selectSearchPage(ctx.sql, ctx.actor, page, { ...searchWords(name), name });
  return { items: await writePosts(ctx, skeletons), nextCursor: nextCursor(skeletons, page) };
}

/** The query as a text search: all words, each as a prefix. Null when it has no word. */
function searchWords(typed: string): { words: string | null; parts: readonly string[] } {
  // Letters and digits only, so that no syntax of tsquery remains.
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu);
  return {
    words: words && words.map((word) => `${word}:*`).join(" & "),
    // Postgres splits some others: `1e5x` also finds `1e5 x`.
    parts: words?.filter((word) => /^[a-z][a-z0-9]*$/.test(word)) ?? [],
  };
}
