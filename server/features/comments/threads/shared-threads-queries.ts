import { hideLength } from "../../../db/hide-length.ts";
import type { Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { authorColumns } from "../../members/author-and-card-fragments.ts";
import type { CommentRow } from "../comment-queries.ts";

/** Where a page of a post's threads begins. */
export interface ThreadsQuestion {
  /** For a repost its original. */
  readonly postId: string;
  /** The thread before the page. */
  readonly after: string | null;
}

interface PlacedRow extends CommentRow {
  /** The index of the question, from 0. */
  readonly place: number;
}

/** Below all ids. */
const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * At most `threads` threads of each post with at most `replies` replies each, oldest first, for any
 * viewer: `SharedThread` decides visibility.
 */
export function selectThreadsOf(
  sql: Sql,
  questions: readonly ThreadsQuestion[],
  most: { readonly threads: number; readonly replies: number },
): Promise<PlacedRow[]> {
  const postIds = questions.map(({ postId }) => postId);
  const afters = questions.map(({ after }) => after ?? firstId);
  return sql<PlacedRow[]>`
    with threads as materialized (
      select asked.place, c.id
      from unnest(${hideLength(sql, postIds)}, ${
    hideLength(sql, afters)
  }) with ordinality as asked (post_id, after, place)
      cross join lateral (
        select c.id
        from comments c
        where c.post_id = coalesce(
            (select r.repost_of_id from posts r where r.id = asked.post_id),
            asked.post_id
          )
          and c.parent_id is null
          and c.id > asked.after
        order by c.id
        limit ${limitOf(sql, most.threads)}
      ) as c
    ), seen as materialized (
      select place, id
      from threads
      union all
      select threads.place, r.id
      from threads
      cross join lateral (
        select r.id
        from comments r
        where r.parent_id = threads.id
          and r.removed_at is null
        order by r.id
        limit ${limitOf(sql, most.replies)}
      ) as r
    )
    select seen.place::integer - 1 as place, comment.*
    from seen
    -- A limit, so that comments are looked up one by one: the planner does not know how few they are.
    cross join lateral (
      select
        c.id, c.post_id, c.parent_id, c.content, c.mentions, c.moderation_level, c.likes_count,
        c.created_at, c.deleted_at, c.covered_at is not null as is_covered,
        ${authorColumns(sql)}
      from comments c
      join members author on author.id = c.author_id
      where c.id = seen.id
      limit 1
    ) as comment
    order by seen.place, seen.id`;
}

/** The given comments that a member asks about. */
interface LikesQuestion {
  readonly readerId: string;
  readonly commentIds: readonly string[];
}

/** The comments among them that each member likes. Members who give the same list send it once. */
export async function selectLiked(
  sql: Sql,
  questions: readonly LikesQuestion[],
): Promise<ReadonlySet<string>[]> {
  const [all, slices]: [string[], Map<readonly string[], readonly [number, number]>] = [[], new Map()];
  for (const { commentIds } of questions) {
    if (slices.has(commentIds)) continue;
    slices.set(commentIds, [all.length + 1, all.length + commentIds.length]);
    all.push(...commentIds);
  }
  const bound = (at: 0 | 1) => questions.map(({ commentIds }) => slices.get(commentIds)?.[at] ?? 0);
  const readerIds = questions.map(({ readerId }) => readerId);
  const rows = await sql<{ place: number; comment_id: string }[]>`
    select asked.place::integer - 1 as place, l.comment_id
    from unnest(
        ${hideLength(sql, readerIds)},
        (select ${bound(0)}::integer[]),
        (select ${bound(1)}::integer[])
      )
      with ordinality as asked (reader, first, last, place)
    join comment_likes l
      on l.member_id = asked.reader
      and l.comment_id = any((${hideLength(sql, all)})[asked.first:asked.last])`;
  const liked = questions.map(() => new Set<string>());
  for (const { place, comment_id } of rows) liked[place]?.add(comment_id);
  return liked;
}
