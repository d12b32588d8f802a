import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { postListedFor } from "../../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { nameMatches } from "../../members/author-and-card-fragments.ts";

const authorsSearched = 200;

/** True where the viewer may find the post `p`. A repost has no words of its own. */
export function candidate(sql: Sql, viewer: Viewer): Fragment {
  return sql`(p.repost_of_id is null and ${postListedFor(sql, viewer)})`;
}

/**
 * The members whose names match: for the page and the count the same. Sorted by itself, or the
 * planner would go through all members.
 */
export function selectAuthors(sql: Sql, name: string): Fragment {
  return sql`
    with named as materialized (
      select m.id
      from members m
      where ${nameMatches(sql, name)}
        and m.left_at is null
    )
    select named.id
    from named
    order by named.id
    limit ${limitOf(sql, authorsSearched)}`;
}

/** Words that fewer posts without tokens have are read without an order. */
const fewPosts = 2000;

interface UnfilledPosts {
  /** Whether to read anything. */
  readonly only: Fragment;
  /** Begins with `and`. */
  readonly below: Fragment;
  readonly isCandidate: Fragment;
  readonly wanted: number;
}

/**
 * The newest posts that no job has filled yet, by the words as PostgreSQL splits them: `id`,
 * `author_id` and `moderation_level`. Nothing is read when all posts have tokens; the oldest is
 * filled last.
 */
export function unfilledPosts(
  sql: Sql,
  words: string | null,
  { only, below, isCandidate, wanted }: UnfilledPosts,
): Fragment {
  const columns = sql`p.id, p.author_id, p.repost_of_id, p.moderation_level, p.removed_at`;
  const isUnfilled = sql`p.search_tokens is null and p.repost_of_id is null`;
  if (words === null) return sql`(select p.id, p.author_id, p.moderation_level from posts p where false)`;
  const hasWords = sql`to_tsvector('simple', p.content) @@ to_tsquery('simple', ${words})`;
  return sql`(
        with oldest as materialized (
          select p.id from posts p where ${isUnfilled} and ${only} order by p.id limit 1
        ), having_words as materialized (
          select ${columns}
          from posts p
          where (select count(*) from oldest) > 0
            and ${isUnfilled}
            and ${hasWords}
            ${below}
        ), few as materialized (
          select * from having_words limit ${fewPosts}
        )
        select p.id, p.author_id, p.moderation_level
        from (
          (select ${columns} from few as p where (select count(*) from few) < ${fewPosts} and ${isCandidate})
          union all
          (
            select ${columns}
            from posts p
            where (select count(*) from few) = ${fewPosts}
              and ${isUnfilled}
              and ${hasWords}
              and ${isCandidate}
              ${below}
            order by p.id desc
            limit ${limitOf(sql, wanted)}
          )
        ) as p
        order by p.id desc
        limit ${limitOf(sql, wanted)}
      )`;
}
