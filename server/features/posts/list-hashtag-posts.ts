import type { PageQuery } from "#shared/primitives.ts";
import type { Post } from "#shared/posts/shapes.ts";
import { foldHashtag, isHashtag } from "#shared/posts/text.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/cursor.ts";
import { NotFound } from "../../errors.ts";
import { listPosts } from "./list-posts.ts";

/** Posts with a hashtag, with or without its `#` and whatever its case. Throws `NotFound` for what is no hashtag. */
export async function listHashtagPosts(ctx: MemberCtx, typed: string, query: PageQuery): Promise<Page<Post>> {
  const word = typed.trim().replace(/^#/, "");
  if (!isHashtag(word)) throw new NotFound("Hashtag not found");
  return await listPosts(ctx, query, { hashtag: foldHashtag(word) });
}
