import { msg } from "@lingui/core/runtime-macro";
import { listHashtagPosts as row } from "#shared/posts/hashtag-contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import { foldHashtag, isHashtag } from "#shared/posts/hashtags-mentions-links.ts";
import { stripSign } from "#shared/search/written-sign.ts";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { type KeysetPage, parseKeysetPage } from "../../../db/id-cursor.ts";
import { listKey, listOfTag } from "../feed/cached-lists.ts";
import { readFilteredPage } from "../feed/list-posts.ts";
import { isUsual, writeSharedPage } from "../feed/shared-list.ts";
import { readViewerState } from "../hydrate/viewer-state.ts";
import type { PostPage } from "../hydrate-posts.ts";
import { countTaggedPosts } from "./count-tagged.ts";

interface HashtagPage extends PostPage {
  /** The number of visible posts with the tag, capped; null except on the first page. */
  readonly totalCount: number | null;
}

/**
 * Posts with a hashtag, with or without `#` and in any case, and on the first page their number.
 * Throws `NotFound` for an invalid hashtag.
 */
export async function listHashtagPosts(
  ctx: MemberCtx,
  typed: string,
  query: PageQuery,
): Promise<HashtagPage> {
  const word = stripSign("#", typed.trim());
  if (!isHashtag(word)) throw new NotFound(msg`Hashtag not found`);
  const hashtag = foldHashtag(word);
  const isFirst = query.cursor === undefined && query.offset === 0;
  const [page, totalCount] = await Promise.all([
    readPage(ctx, hashtag, parseKeysetPage(query)),
    isFirst ? countTaggedPosts(ctx, hashtag, row.countsUpTo) : null,
  ]);
  return { ...page, totalCount };
}

async function readPage(ctx: MemberCtx, hashtag: string, page: KeysetPage): Promise<PostPage> {
  const shared = isUsual(page) ? await readSharedPage(ctx, hashtag, page) : null;
  return shared ?? await readFilteredPage(ctx, page, { hashtag });
}

/** Null when too many posts are hidden. */
async function readSharedPage(ctx: MemberCtx, hashtag: string, page: KeysetPage): Promise<PostPage | null> {
  const { sql, actor, metrics } = ctx;
  const key = listKey(hashtag, page.after);
  const list = await listOfTag(sql, key, (outcome) => metrics.countCache("lists", outcome));
  if (!list) return null;
  const state = await readViewerState(sql, { readerId: actor.id, asked: list.asked });
  return writeSharedPage(ctx, "hashtag", {
    list,
    state,
    page,
    isShown: (entry) => entry.isOfferedTo(actor, state),
  });
}
