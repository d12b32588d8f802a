import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { KeysetPage } from "../../../db/id-cursor.ts";
import { limitOf, makePageClause } from "../../../db/limit-clause.ts";
import { isPostListedFor } from "../../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";

/**
 * One page of All Posts for a viewer who reads these languages alone (`isPostOfferedTo`), newest
 * first, by `posts_by_language` and `posts_by_author`. Each language is read for itself: as a
 * condition on all posts, a page in a language that few write would read every post there is.
 */
export function selectPageInLanguages(
  sql: Sql,
  viewer: Viewer,
  page: KeysetPage,
  languages: ReadonlySet<string>,
): Promise<PostSkeleton[]> {
  const read = sql`(select ${[...languages]}::text[])`;
  // By `id` alone the planner would not see that the index has those without a language in order.
  const byIndex = sql`p.language desc, p.id desc`;
  const newest = (condition: Fragment, order = sql`p.id desc`) =>
    sql`
          select p.id, p.repost_of_id
          from posts p
          where ${condition}
            ${page.after ? sql`and p.id < ${page.after}` : sql``}
            and ${isPostListedFor(sql, viewer)}
          order by ${order}
          limit ${limitOf(sql, page.limit + page.offset)}`;
  return selectSkeletons(
    sql,
    viewer,
    sql`
      select one.id, one.repost_of_id, null::timestamptz as place
      from (
        select theirs.*
        from unnest(${read}) as known (language)
        cross join lateral (${newest(sql`p.language = known.language`)}
        ) as theirs
        union all
        (${newest(sql`p.language is null`, byIndex)}
        )
        union all
        (${newest(sql`p.author_id = ${viewer.id} and p.language <> all(${read}::text[])`)}
        )
      ) as one
      order by one.id desc
      ${makePageClause(sql, page)}`,
  );
}
