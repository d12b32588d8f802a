import type { Viewer } from "../../../context.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { postListedFor } from "../post-visibility-fragments.ts";

interface HashtagRow {
  readonly tag: string;
  readonly posts_count: number;
}

/** Candidates are the most used tags of this many latest uses, and this many in alphabetical order. */
const latestUses = 3000;
const candidates = 40;
const countedTo = 100;

/**
 * Tags that begin with a prefix, most used first, without tags that only hidden members used. The cost does not grow
 * with the number of posts: tags are stepped through, never read use by use.
 */
export function suggestTags(
  sql: Sql,
  viewer: Viewer,
  prefix: string,
  limit: number,
): Promise<HashtagRow[]> {
  // Sorts after every tag with this prefix, byte by byte.
  const end = `${prefix}\u{10FFFF}`;
  return sql<HashtagRow[]>`
    with recursive stepped as (
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
        where h.tag > stepped.tag and h.tag < ${end}
        order by h.tag
        limit 1
      )
      from stepped
      where stepped.tag is not null
    ), candidate as (
      (select tag from stepped where tag is not null limit ${candidates})
      union
      (
        select latest.tag
        from (select h.tag from post_hashtags h order by h.post_id desc limit ${latestUses}) as latest
        where latest.tag >= ${prefix} and latest.tag < ${end}
        group by latest.tag
        order by count(*) desc
        limit ${candidates}
      )
    )
    select candidate.tag, used.posts_count
    from candidate
    cross join lateral (${countOf(sql, viewer, sql`candidate.tag`, countedTo)}) as used
    where used.posts_count > 0
    order by used.posts_count desc, candidate.tag
    limit ${limit}`;
}

/** The number of posts with a tag that the viewer may see: at most `upTo` are counted; `upTo + 1` means more. */
export async function countTagged(sql: Sql, viewer: Viewer, tag: string, upTo: number): Promise<number> {
  const [row] = await sql<{ posts_count: number }[]>`${countOf(sql, viewer, sql`${tag}`, upTo + 1)}`;
  return row?.posts_count ?? 0;
}

/** The statement that counts at most `most` of a tag's posts that the viewer may see. */
function countOf(sql: Sql, viewer: Viewer, tag: Fragment, most: number): Fragment {
  return sql`
      select count(*)::integer as posts_count
      from (
        select
        from post_hashtags h
        join posts p on p.id = h.post_id
        where h.tag = ${tag}
          and ${postListedFor(sql, viewer)}
        order by h.post_id desc
        limit ${limitOf(sql, most)}
      ) as seen`;
}
