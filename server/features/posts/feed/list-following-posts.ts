import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import { getNextCursor, type KeysetPage, parseKeysetPage } from "../../../db/id-cursor.ts";
import { readCachedEntries } from "../hydrate/cached-entries.ts";
import { readViewerState } from "../hydrate/viewer-state.ts";
import { type PostPage, writePosts } from "../hydrate-posts.ts";
import { type FollowingQuestion, foundByFollows, selectFollowedIds } from "./following-queries.ts";
import { createSharedList, isUsual, writeSharedPage } from "./shared-list.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Sql } from "../../../db/open-database.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";
import { isPostListedFor } from "../../../db/visibility/post-visibility.ts";

/** Enough for a page of twenty when a third is hidden from its reader. */
const chosen = 30;

const followedIds = batchReads((sql, questions: readonly FollowingQuestion[]) =>
  selectFollowedIds(sql, questions, chosen)
);

/**
 * Posts and reposts of the members the actor follows, newest first (feed.4). A usual page is
 * composed of posts that all readers share; a long one, or one with too many hidden posts, is read
 * by its own statement.
 */
export async function listFollowingPosts(ctx: MemberCtx, query: PageQuery): Promise<PostPage> {
  const page = parseKeysetPage(query);
  if (isUsual(page)) {
    const shared = await readSharedPage(ctx, page);
    if (shared) return shared;
  }
  const skeletons = await selectFollowingPage(ctx.sql, ctx.actor, page);
  return { items: await writePosts(ctx, skeletons), nextCursor: getNextCursor(skeletons, page) };
}

/** Null when too many posts are hidden. */
async function readSharedPage(ctx: MemberCtx, page: KeysetPage): Promise<PostPage | null> {
  const { sql, actor, metrics } = ctx;
  const ids = await followedIds(sql, { readerId: actor.id, after: page.after });
  const byId = await readCachedEntries(sql, ids, (outcome) => metrics.countCache("posts", outcome));
  const entries = ids.flatMap((id) => byId.get(id) ?? []);
  const list = createSharedList({ entries, chosen: ids.length }, chosen);
  const state = await readViewerState(sql, { readerId: actor.id, asked: list.asked });
  return writeSharedPage(ctx, list, state, page, (entry) => entry.isListedFor(actor, state, "close"));
}

/** One page of the followed members' posts. */
function selectFollowingPage(sql: Sql, viewer: Viewer, page: KeysetPage): Promise<PostSkeleton[]> {
  const found = foundByFollows(sql, sql`${viewer.id}`, {
    columns: sql`p.id, p.repost_of_id`,
    wanted: page.limit + page.offset,
    below: page.after ? sql`p.id < ${page.after}` : sql`true`,
    isListed: isPostListedFor(sql, viewer, "close"),
  });
  return selectSkeletons(
    sql,
    viewer,
    sql`
      with ${found}
      select found.id, found.repost_of_id, null::timestamptz as place
      from found
      order by found.id desc
      ${makePageClause(sql, page)}`,
  );
}
