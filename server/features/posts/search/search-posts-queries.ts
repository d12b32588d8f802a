import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Sql } from "../../../db/open-database.ts";
import { limitOf, pageClause } from "../../../db/limit-clause.ts";
import type { KeysetPage } from "../../../db/id-cursor.ts";
import { nameMatches } from "../../members/author-and-card-fragments.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";
import { postListedFor } from "../../../db/visibility/post-visibility.ts";

interface PostSearch {
  /** In the syntax of `to_tsquery`; null when there is no word. */
  readonly words: string | null;
  /**
   * Letters and digits that every text with the words contains, in lower case: excludes most other
   * texts cheaply.
   */
  readonly parts: readonly string[];
  /** In lower case, for the author's names. */
  readonly name: string;
}

const authorsSearched = 200;
/** The number of newest posts to scan before the full-text index is used. */
const nearby = 2000;

/**
 * One page, newest first, of posts whose words or whose author's names match. The planner cannot
 * know whether a word is common or rare, so the query decides: common words fill a page from the
 * newest posts; only otherwise the full-text index is read, which is short then unless the word has
 * gone out of use. A repost has no words of its own.
 */
export function selectSearchPage(
  sql: Sql,
  viewer: Viewer,
  page: KeysetPage,
  { words, parts, name }: PostSearch,
): Promise<PostSkeleton[]> {
  const wanted = page.limit + page.offset;
  const below = page.after ? sql`and p.id < ${page.after}` : sql``;
  const { hasWords, hasParts } = searchConditions(sql, { words, parts });
  const isCandidate = sql`
    p.repost_of_id is null
    and ${postListedFor(sql, viewer)}
    ${below}`;
  return selectSkeletons(
    sql,
    viewer,
    sql`
      with near as (
        select p.id
        from (
          select p.id, p.author_id, p.repost_of_id, p.content, p.moderation_level
          from posts p
          where true ${below}
          order by p.id desc
          limit ${limitOf(sql, nearby)}
        ) as p
        where ${hasParts}
          and ${hasWords}
          and ${isCandidate}
        order by p.id desc
        limit ${limitOf(sql, wanted)}
      ), hits as materialized (
        select p.id
        from posts p
        where (select count(*) from near) < ${wanted}
          and ${hasWords}
          ${below}
      ), far as (
        select hits.id
        from (select hits.id from hits order by hits.id desc) as hits
        -- A limit, so that hits are looked up one by one until the page is full: as a join, all posts would be read beside them.
        cross join lateral (
          select true as stands
          from posts p
          where p.id = hits.id
            and ${isCandidate}
          limit 1
        ) as candidate
        order by hits.id desc
        limit ${limitOf(sql, wanted)}
      ), theirs as (
        select posted.id
        from (${selectAuthors(sql, name)}) as m
        cross join lateral (
          select p.id
          from posts p
          where p.author_id = m.id
            and ${isCandidate}
          order by p.id desc
          limit ${limitOf(sql, wanted)}
        ) as posted
        order by posted.id desc
        limit ${limitOf(sql, wanted)}
      )
      select found.id, null::uuid as repost_of_id, null::timestamptz as place
      from (select id from near union select id from far union select id from theirs) as found
      order by found.id desc
      ${pageClause(sql, page)}`,
  );
}

function searchConditions(sql: Sql, { words, parts }: Pick<PostSearch, "words" | "parts">) {
  return {
    hasWords: words === null
      ? sql`false`
      : sql`to_tsvector('simple', p.content) @@ to_tsquery('simple', ${words})`,
    hasParts: sql`lower(p.content) like all(${parts.map((part) => `%${part}%`)}::text[])`,
  };
}

function selectAuthors(sql: Sql, name: string) {
  return sql`select m.id from members m where ${nameMatches(sql, name)} limit ${
    limitOf(sql, authorsSearched)
  }`;
}
