import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../../../context.ts";
import { listPosts, readFilteredPage } from "../../../posts/feed/list-posts.ts";

/** The newest posts as the bot's filter shows them: of the feed, or of one author. */
export async function readPostsAsBot(ctx: MemberCtx, limit: number, authorId?: string): Promise<Post[]> {
  const { items } = authorId === undefined
    ? await listPosts(ctx, { limit, offset: 0 })
    : await readFilteredPage(ctx, { limit, offset: 0, after: null }, { authorId });
  return JSON.parse(items.json) as Post[];
}
