import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf, makePageClause } from "../../../db/limit-clause.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";
import { mayFindPost, selectAuthors } from "./found-posts-fragments.ts";
import { findMatchingBeginnings, findMatchingPosts, matches } from "./matching-posts-fragments.ts";
import type { PostSearch, Wanted } from "./post-search.ts";

/** How many of the newest posts are read before the index is. */
const nearby = 1000;

/** Places of the two parts of a search: whole words, then all others (search.3). */
const wholePlace = 1;
const otherPlace = 0;

/**
 * One page: posts with the words whole, then those with longer words and those by authors with the
 * name, each newest first. A repost has no words of its own.
 */
export function selectSearchPage(
  sql: Sql,
  viewer: Viewer,
  page: PlacedPage,
  search: PostSearch,
): Promise<PostSkeleton[]> {
  const wanted = page.limit + page.offset;
  const whole = search.whole ?? search.found;
  const longer = search.whole ? search.found : null;
  const isWhole = whole ? sql`(${matches(sql, whole)}) is true` : sql`false`;
  const belowIn = (place: number) => page.after?.order === place ? sql`and p.id < ${page.after.id}` : sql``;
  const hasWhole = whole !== null && page.after?.order !== otherPlace;
  const isFull = hasWhole ? sql`(select count(*) from whole) >= ${wanted}` : sql`false`;
  const other = {
    viewer,
    below: belowIn(otherPlace),
    only: sql`not ${isFull}`,
    except: sql`and not ${isWhole}`,
    wanted,
  };
  return selectSkeletons(
    sql,
    viewer,
    sql`
      with whole as materialized (
        ${
      hasWhole
        ? newestByWords(sql, whole, { viewer, below: belowIn(wholePlace), only: sql`true`, wanted })
        : none(sql)
    }
      ), other as materialized (
        select one.id
        from (
          ${longer ? newestByWords(sql, longer, other) : none(sql)}
          union
          ${newestByAuthor(sql, search.name, other)}
        ) as one
        order by one.id desc
        limit ${limitOf(sql, wanted)}
      )
      select found.id, null::uuid as repost_of_id, to_timestamp(found.place / 1000.0) as place
      from (
        select id, ${wholePlace}::integer as place from whole
        union all
        select id, ${otherPlace}::integer from other
      ) as found
      order by found.place desc, found.id desc
      ${makePageClause(sql, page)}`,
  );
}

/** The newest of the posts with whole words, on a search's first page; null when there is none. */
export function findNewestWhole([first]: readonly PostSkeleton[]): string | null {
  return first?.place?.getTime() === wholePlace ? first.id : null;
}

interface Part {
  readonly viewer: Viewer;
  /** Begins with `and`; so does `except`. */
  readonly below: Fragment;
  /** Whether to read anything. */
  readonly only: Fragment;
  readonly except?: Fragment;
  readonly wanted: number;
}

/**
 * The planner cannot know whether a word is common or rare, so the query decides: common words fill
 * a page from the newest posts, others are read by the index.
 */
function newestByWords(sql: Sql, words: Wanted, part: Part): Fragment {
  const { below, only, except = sql``, wanted } = part;
  const isCandidate = mayFindPost(sql, part.viewer);
  return sql`(
        with near as materialized (
          select p.id
          from (
            select p.id, p.author_id, p.repost_of_id, p.quoted_post_id, p.moderation_level, p.removed_at, p.search_text, p.search_tokens
            from posts p
            where ${only} ${below}
            order by p.id desc
            limit ${limitOf(sql, nearby)}
          ) as p
          where ${matches(sql, words)} ${except}
            and ${isCandidate}
          order by p.id desc
          limit ${limitOf(sql, wanted)}
        ), far as (
          select far.id
          from ${
    (words.mayGoOn ? findMatchingBeginnings : findMatchingPosts)(sql, {
      matching: (within) => sql`${matches(sql, words, within)} ${except}`,
      below: sql`and ${only} and (select count(*) from near) < ${wanted} ${below}`,
      isCandidate,
      wanted,
    })
  } as far
        )
        select id from near union select id from far
        order by id desc
        limit ${limitOf(sql, wanted)}
      )`;
}

function newestByAuthor(sql: Sql, name: string, { viewer, below, only, except, wanted }: Part): Fragment {
  return sql`(
        select posted.id
        from (${selectAuthors(sql, name)}) as m
        cross join lateral (
          select p.id
          from posts p
          where p.author_id = m.id
            and ${only}
            and ${mayFindPost(sql, viewer)}
            ${except ?? sql``}
            ${below}
          order by p.id desc
          limit ${limitOf(sql, wanted)}
        ) as posted
        order by posted.id desc
        limit ${limitOf(sql, wanted)}
      )`;
}

function none(sql: Sql): Fragment {
  return sql`(select p.id from posts p where false)`;
}
