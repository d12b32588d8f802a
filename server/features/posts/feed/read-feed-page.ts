import type { MemberCtx } from "../../../context.ts";
import { type KeysetPage, nextCursor } from "../../../db/id-cursor.ts";
import { readViewerState } from "../hydrate/viewer-state.ts";
import { type PostPage, writePosts } from "../hydrate-posts.ts";
import { newestPosts } from "./newest-posts.ts";
import { selectPostPage } from "./post-page-queries.ts";
import { isUsual, type SharedList, writeSharedPage } from "./shared-list.ts";

/**
 * One page of the feed: from the newest posts, which all readers share, while these suffice,
 * otherwise by its own statement.
 */
export async function readFeedPage(ctx: MemberCtx, page: KeysetPage): Promise<PostPage> {
  if (isUsual(page)) {
    const shared = await readSharedPage(ctx, page);
    if (shared) return shared;
  }
  const skeletons = await selectPostPage(ctx.sql, ctx.actor, page);
  return { items: await writePosts(ctx, skeletons), nextCursor: nextCursor(skeletons, page) };
}

/** Null when the page goes beyond the newest posts. */
async function readSharedPage(ctx: MemberCtx, page: KeysetPage): Promise<PostPage | null> {
  const { sql, metrics } = ctx;
  const newest = await newestPosts(sql, (outcome) => metrics.countCache("newest_posts", outcome));
  const last = newest.entries.at(-1);
  if (page.after !== null && !newest.isAll && (!last || page.after <= last.id)) return null;
  const fromTop = page.after === null && newest.top ? await readFrom(ctx, newest.top, page) : null;
  return fromTop ?? await readFrom(ctx, newest, page);
}

async function readFrom(ctx: MemberCtx, list: SharedList, page: KeysetPage): Promise<PostPage | null> {
  const { sql, actor } = ctx;
  const state = await readViewerState(sql, { readerId: actor.id, asked: list.asked });
  return writeSharedPage(ctx, list, state, page, (entry) => entry.isListedFor(actor, state));
}
