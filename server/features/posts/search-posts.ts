import type { PageQuery } from "#shared/primitives.ts";
import type { Post } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/cursor.ts";
import { searchTerm } from "../members/name-matches.ts";
import { listPosts } from "./list-posts.ts";
import { searchWords } from "./search-words.ts";

/** Posts whose words or whose author's names match, newest first (decision 37). Nothing to look for finds all. */
export function searchPosts(ctx: MemberCtx, q: string, query: PageQuery): Promise<Page<Post>> {
  const name = searchTerm(q);
  if (name === "") return listPosts(ctx, query);
  return listPosts(ctx, query, { search: { words: searchWords(name), name } });
}
