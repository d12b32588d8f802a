import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { getNextCursor, type KeysetPage, parseKeysetPage } from "../../../db/id-cursor.ts";
import { readReader } from "../readers/kept-readers.ts";
import { type PostPage, writePosts } from "../hydrate-posts.ts";
import { readViewerState } from "../hydrate/viewer-state.ts";
import { isUsual, type SharedList, SharedPages, writeSharedPage } from "./shared-list.ts";
import { cacheRead } from "../../../db/cache/cache-read.ts";
import type { Sql } from "../../../db/open-database.ts";
import { selectNewest } from "../hydrate/entry-queries.ts";
import { ListedIds } from "./listed-ids.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import { selectPageInLanguages } from "./posts-in-languages-queries.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";
import { isPostListedFor, isPostOfferedTo, isPostVisibleTo } from "../../../db/visibility/post-visibility.ts";

/** Posts newest first. New posts do not shift pages by cursor. */
export async function listPosts(ctx: MemberCtx, query: PageQuery): Promise<PostPage> {
  return await readFeedPage(ctx, parseKeysetPage(query));
}

/** One page of the matching posts, by its own statement. */
export async function readFilteredPage(
  ctx: MemberCtx,
  page: KeysetPage,
  filter: PostFilter,
): Promise<PostPage> {
  const skeletons = await selectPostPage(ctx.sql, ctx.actor, page, filter);
  return { items: await writePosts(ctx, skeletons), nextCursor: getNextCursor(skeletons, page) };
}

/**
 * One page of the feed: from the newest posts, which all readers share, while these suffice,
 * otherwise by its own statement.
 */
async function readFeedPage(ctx: MemberCtx, page: KeysetPage): Promise<PostPage> {
  if (isUsual(page)) {
    const shared = await readSharedPage(ctx, page);
    if (shared) return shared;
  }
  const { languages } = await readReader(ctx.sql, ctx.actor.id);
  const skeletons = languages
    ? await selectPageInLanguages(ctx.sql, ctx.actor, page, languages)
    : await selectPostPage(ctx.sql, ctx.actor, page);
  return { items: await writePosts(ctx, skeletons), nextCursor: getNextCursor(skeletons, page) };
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
  return writeSharedPage(ctx, "feed", {
    list,
    state,
    page,
    isShown: (entry) => entry.isOfferedTo(actor, state),
  });
}

/** Enough for a page of twenty when half is hidden from its reader. */
const kept = 60;
/** Enough for a first page when a third is hidden from its reader. */
const topLength = 30;

const newestIds = cacheRead(
  async (sql) =>
    new ListedIds(await selectNewest(sql, kept), {
      most: kept,
      topLength,
      createPages: () => new SharedPages(),
    }),
  ["newest"],
);

/**
 * The newest posts of all members, as they were after the last write that changed them.
 */
async function newestPosts(
  sql: Sql,
  onLook?: (outcome: "hit" | "miss") => void,
): Promise<SharedList> {
  return await (await newestIds(sql, onLook)).read(sql);
}

/** The filter of a list of posts; all posts by default. */
interface PostFilter {
  readonly authorId?: string;
  /** Only the author's posts with a picture of their own; reposts have none. */
  readonly hasPicture?: boolean;
  /** Folded. */
  readonly hashtag?: string;
}

/**
 * One page, newest first, of the posts the viewer may see, all posts for one who reads all
 * languages. Muted authors' posts stay in their own lists (mutes.1).
 */
function selectPostPage(
  sql: Sql,
  viewer: Viewer,
  page: KeysetPage,
  filter: PostFilter = {},
): Promise<PostSkeleton[]> {
  const { authorId, hashtag, hasPicture = false } = filter;
  // The column whose index gives the order: for a tag's posts, the tag's own.
  const id = hashtag === undefined ? sql`p.id` : sql`h.post_id`;
  return selectSkeletons(
    sql,
    viewer,
    sql`
      select p.id, p.repost_of_id, null::timestamptz as place
      from posts p
      ${hashtag === undefined ? sql`` : sql`join post_hashtags h on h.post_id = p.id and h.tag = ${hashtag}`}
      where ${
      authorId !== undefined
        ? sql`p.author_id = ${authorId} and ${isPostVisibleTo(sql, viewer, "close")}`
        : hashtag === undefined
        ? isPostListedFor(sql, viewer)
        : isPostOfferedTo(sql, viewer)
    }
        ${hasPicture ? sql`and p.image_id is not null` : sql``}
        ${page.after ? sql`and ${id} < ${page.after}` : sql``}
      order by ${id} desc
      ${makePageClause(sql, page)}`,
  );
}
