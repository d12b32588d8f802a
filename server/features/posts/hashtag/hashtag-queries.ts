import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { ofAnyLength } from "../../../db/any-length.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { hiddenAuthors } from "../../../db/visibility/visibility.ts";
import { postListedFor } from "../../../db/visibility/post-visibility.ts";

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
 * Tags that begin with a prefix, most used first, without tags that only hidden members used. The
 * cost does not grow with the number of posts: it steps from tag to tag instead of reading each
 * use.
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

/** The number of posts of one author and level with a tag. */
export type TaggedCount = readonly [authorId: string, level: ModerationLevel | null, posts: number];

/**
 * The newest posts with each tag, at most `most` each, counted by author and level, for any viewer:
 * for `TaggedPosts`.
 */
export function selectTaggedCounts(
  sql: Sql,
  tags: readonly string[],
  most: number,
): Promise<{ tag: string; counts: readonly TaggedCount[] }[]> {
  return sql<{ tag: string; counts: readonly TaggedCount[] }[]>`
    select asked.tag, counted.counts
    from unnest((select ${tags as string[]}::text[])) as asked (tag)
    cross join lateral (
      select coalesce(json_agg(json_build_array(one.author_id, one.moderation_level, one.posts)), '[]') as counts
      from (
        select p.author_id, p.moderation_level, count(*) as posts
        from posts p
        -- As an array it is one walk through the index, not a look-up for each.
        where p.id = any(array(
          select h.post_id
          from post_hashtags h
          where h.tag = asked.tag
          order by h.post_id desc
          limit ${limitOf(sql, most)}
        ))
        group by p.author_id, p.moderation_level
      ) as one
    ) as counted`;
}

/**
 * For each reader the authors whose posts are hidden from all their lists; null for more than
 * `most`.
 */
export async function selectHiddenAuthors(
  sql: Sql,
  readerIds: readonly string[],
  most: number,
): Promise<readonly (ReadonlySet<string> | null)[]> {
  const rows = await sql<{ place: number; hidden: readonly string[] }[]>`
    select asked.place::integer - 1 as place, json_agg(hidden.id) as hidden
    from unnest(${ofAnyLength(sql, readerIds)}) with ordinality as asked (reader, place)
    cross join lateral ${hiddenAuthors(sql, sql`asked.reader`, most + 1)} as hidden
    group by asked.place`;
  const hiddenOf = new Map(rows.map(({ place, hidden }) => [place, hidden]));
  return readerIds.map((_, place) => {
    const hidden = hiddenOf.get(place) ?? [];
    return hidden.length > most ? null : new Set(hidden);
  });
}

/**
 * The number of posts with a tag that the viewer may see, counted up to `upTo`; `upTo + 1` means
 * more.
 */
export async function countTagged(sql: Sql, viewer: Viewer, tag: string, upTo: number): Promise<number> {
  const [row] = await sql<{ posts_count: number }[]>`${countOf(sql, viewer, sql`${tag}`, upTo + 1)}`;
  return row?.posts_count ?? 0;
}

/** The statement that counts a tag's posts that the viewer may see, up to `most`. */
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
