import type { Comment } from "#shared/comments/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../context.ts";
import { getNextCursor, type KeysetPage, parseKeysetPage } from "../../db/id-cursor.ts";
import { Serialized } from "../../http/responses/serialized.ts";
import { assertPostVisible } from "../posts/get-post.ts";
import { selectComments, selectThreads } from "./comment-queries.ts";
import { presentThreads } from "./present.ts";
import { readSharedThreads, type ThreadsPage } from "./threads/read-shared-threads.ts";

/**
 * A post's threads, oldest first, without those that a block or mute hides. Throws `NotFound` when
 * the actor cannot see the post. Reads from threads shared by all readers while these suffice,
 * otherwise by statements for one reader.
 */
export async function listComments(ctx: MemberCtx, postId: string, query: PageQuery): Promise<ThreadsPage> {
  const page = parseKeysetPage(query);
  const shared = page.offset === 0 ? await readSharedThreads(ctx, postId, page) : null;
  return shared ?? await readThreads(ctx, postId, page);
}

async function readThreads(ctx: MemberCtx, postId: string, page: KeysetPage): Promise<ThreadsPage> {
  const [skeletons] = await Promise.all([
    selectThreads(ctx.sql, ctx.actor, postId, page),
    assertPostVisible(ctx, postId),
  ]);
  const rows = await selectComments(ctx.sql, skeletons.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const seen = skeletons.flatMap((marks) => {
    const row = byId.get(marks.id);
    return row ? [{ row, marks }] : [];
  });
  const threads = skeletons.filter(({ parent_id }) => parent_id === null);
  return {
    items: new Serialized<Comment[]>(JSON.stringify(presentThreads(seen, ctx.actor))),
    nextCursor: getNextCursor(threads, page),
  };
}
