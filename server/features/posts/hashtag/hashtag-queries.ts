import type { Viewer } from "../../../context.ts";
import type { Fragment, Sql } from "../../../db/client.ts";
import { limitOf } from "../../../db/limit-of.ts";
import { postVisibleTo } from "../fragments.ts";

interface HashtagRow {
  readonly tag: string;
  readonly posts_count: number;
}

/** Of so many latest uses the most used tags are candidates, and beside them so many in the order of the alphabet. */
const latestUses = 3000;
const candidates = 40;
const countedTo = 100;

/**
 * Tags that begin with a prefix, the most used first; a tag nobody the viewer sees has used is left out. Nothing here grows
 * with the number of posts: tags are stepped through, never read use by use.
 */
export function suggestTags(
  sql: Sql,
  viewer: Viewer,
  prefix: string,
  limit: number,
): Promise<HashtagRow[]> {
  // Behind every tag that begins so, byte by byte.
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

/** How many posts with a tag the viewer may see: at most `upTo` are counted, and one more stands for all beyond. */
export async function countTagged(sql: Sql, viewer: Viewer, tag: string, upTo: number): Promise<number> {
  const [row] = await sql<{ posts_count: number }[]>`${countOf(sql, viewer, sql`${tag}`, upTo + 1)}`;
  return row?.posts_count ?? 0;
}

/** The statement that counts a tag's posts, reading no more than `most` of those that the viewer may see. */
function countOf(sql: Sql, viewer: Viewer, tag: Fragment, most: number): Fragment {
  return sql`
      select count(*)::integer as posts_count
      from (
        select
        from post_hashtags h
        join posts p on p.id = h.post_id
        where h.tag = ${tag}
          and ${postVisibleTo(sql, viewer)}
        order by h.post_id desc
        limit ${limitOf(sql, most)}
      ) as seen`;
}
