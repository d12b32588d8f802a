import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { PostCount } from "../counted-posts.ts";
import { countsOf, isByLimited } from "../counted-posts-fragments.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { isPostListedFor, isPostOfferedTo } from "../../../db/visibility/post-visibility.ts";

interface HashtagRow {
  readonly tag: string;
  readonly posts_count: number;
}

/**
 * Candidates are the most used tags of this many latest uses, and this many in alphabetical order.
 */
const latestUses = 3000;
const candidates = 40;
const countedTo = 100;

/**
 * Tags whose folded form begins with `form`, those that the viewer sees most posts with first,
 * without tags that only hidden or limited members used (cases.4). Of more than are asked for,
 * those with most posts of anybody. Posts in any language count: the post by post search for those
 * that a viewer reads may be long. The cost does not grow with the number of posts: it steps from
 * tag to tag instead of reading each use.
 */
export function suggestTags(
  sql: Sql,
  viewer: Viewer,
  form: string,
  limit: number,
): Promise<HashtagRow[]> {
  const begins = (column: Fragment, prefix: string) =>
    sql`${column} >= ${prefix} and ${column} < ${endOf(prefix)}`;
  const latestForm = sql`coalesce(latest.search_form, latest.tag)`;
  return sql<HashtagRow[]>`
    with recursive ${steppedTags(sql, form)}, ${steppedForms(sql, form)}, candidate as (
      (select tag from stepped_tag where tag is not null limit ${candidates})
      union
      (select tag from stepped_form where tag is not null limit ${candidates})
      union
      (
        select latest.tag
        from (
          select h.tag, h.search_form from post_hashtags h order by h.post_id desc limit ${latestUses}
        ) as latest
        where ${begins(latestForm, form)}
        group by latest.tag
        order by count(*) desc
        limit ${candidates}
      )
    ), used as (
      select candidate.tag, uses.count
      from candidate
      cross join lateral (
        select count(*) as count
        from (select from post_hashtags h where h.tag = candidate.tag limit ${countedTo}) as one
      ) as uses
    ), suggested as (
      select by_uses.tag, seen.posts_count
      -- In this order, so that only as many are looked at post by post as are suggested.
      from (select tag from used order by count desc, tag offset 0) as by_uses
      cross join lateral (${countOf(sql, sql`by_uses.tag`, countedTo, isPostListedFor(sql, viewer))}) as seen
      where seen.others_count > 0
      limit ${limitOf(sql, limit)}
    )
    select tag, posts_count
    from suggested
    order by posts_count desc, tag`;
}

/** Sorts after every text with this prefix, byte by byte. */
function endOf(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}

/** A recursive CTE of the tags that begin with a prefix, in their order, and at last null. */
function steppedTags(sql: Sql, prefix: string): Fragment {
  const end = endOf(prefix);
  return sql`stepped_tag as (
      (
        select h.tag
        from post_hashtags h
        where h.tag >= ${prefix} and h.tag < ${end}
        order by h.tag
        limit 1
      )
      union all
      select (
        select h.tag
        from post_hashtags h
        where h.tag > stepped_tag.tag and h.tag < ${end}
        order by h.tag
        limit 1
      )
      from stepped_tag
      where stepped_tag.tag is not null
    )`;
}

/** As `steppedTags`, by the forms of tags that have one of their own. */
function steppedForms(sql: Sql, prefix: string): Fragment {
  const end = endOf(prefix);
  return sql`stepped_form as (
      (
        select h.search_form, h.tag
        from post_hashtags h
        where h.search_form >= ${prefix} and h.search_form < ${end}
        order by h.search_form, h.tag
        limit 1
      )
      union all
      select after.search_form, after.tag
      from stepped_form
      cross join lateral (
        select h.search_form, h.tag
        from post_hashtags h
        where (h.search_form, h.tag) > (stepped_form.search_form, stepped_form.tag)
          and h.search_form < ${end}
        order by h.search_form, h.tag
        limit 1
      ) as after
    )`;
}

/**
 * The newest posts with each tag, at most `most` each, counted by author, level and language, for
 * any viewer: for `CountedPosts`.
 */
export function selectTaggedCounts(
  sql: Sql,
  tags: readonly string[],
  most: number,
): Promise<{ tag: string; counts: readonly PostCount[] }[]> {
  return sql<{ tag: string; counts: readonly PostCount[] }[]>`
    select asked.tag, counted.counts
    from unnest((select ${tags as string[]}::text[])) as asked (tag)
    cross join lateral (
      select ${countsOf(sql, sql`one`)} as counts
      from (
        select p.author_id, p.moderation_level, p.language, count(*) as posts
        from posts p
        -- As an array it is one walk through the index, not a look-up for each.
        where p.id = any(array(
          select h.post_id
          from post_hashtags h
          where h.tag = asked.tag
          order by h.post_id desc
          limit ${limitOf(sql, most)}
        ))
          and p.removed_at is null
        group by p.author_id, p.moderation_level, p.language
      ) as one
    ) as counted`;
}

/**
 * The number of posts with a tag that the viewer may see, counted up to `upTo`; `upTo + 1` means
 * more.
 */
export async function countTagged(sql: Sql, viewer: Viewer, tag: string, upTo: number): Promise<number> {
  const [row] = await sql<{ posts_count: number }[]>`${
    countOf(sql, sql`${tag}`, upTo + 1, isPostOfferedTo(sql, viewer))
  }`;
  return row?.posts_count ?? 0;
}

/** The statement that counts a tag's posts for which a condition holds, up to `most`. */
function countOf(sql: Sql, tag: Fragment, most: number, isCounted: Fragment): Fragment {
  return sql`
      select
        count(*)::integer as posts_count,
        (count(*) filter (where not ${isByLimited(sql, sql`seen`)}))::integer as others_count
      from (
        select p.author_id
        from post_hashtags h
        join posts p on p.id = h.post_id
        where h.tag = ${tag}
          and ${isCounted}
        order by h.post_id desc
        limit ${limitOf(sql, most)}
      ) as seen`;
}
