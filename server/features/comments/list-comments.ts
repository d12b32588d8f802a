import type { Comment } from "#shared/comments/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../context.ts";
import { keysetPage, nextCursor, type Page } from "../../db/id-cursor.ts";
import { assertPostVisible } from "../posts/get-post.ts";
import { presentThreads } from "./present.ts";
import { selectComments, selectThreads } from "./queries.ts";

/** A post's threads, oldest first, without what a block or mute hides. Throws `NotFound` when the actor cannot see the post. */
export async function listComments(ctx: MemberCtx, postId: string, query: PageQuery): Promise<Page<Comment>> {
  const page = keysetPage(query);
  const [skeletons] = await Promise.all([
    selectThreads(ctx.sql, ctx.actor, postId, page),
    assertPostVisible(ctx, postId),
  ]);
  if (skeletons.length === 0) return { items: [], nextCursor: null };
  const rows = await selectComments(ctx.sql, skeletons.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const seen = skeletons.flatMap((viewer) => {
    const row = byId.get(viewer.id);
    return row ? [{ row, viewer }] : [];
  });
  const threads = skeletons.filter(({ parent_id }) => parent_id === null);
  return { items: presentThreads(seen), nextCursor: nextCursor(threads, page) };
}
