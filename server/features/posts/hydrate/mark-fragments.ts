import type { Fragment, Sql } from "../../../db/open-database.ts";
import { choiceOf } from "../../polls/poll-fragments.ts";

/** A reader's marks on a post, as bits; those above are what they voted for (`choice`). */
export const markBits = { liked: 1, bookmarked: 2, reposted: 4, firstAnswer: 8 } as const;

// True where the reader has the mark on the post, else null. Values, not `exists`, which the
// planner may turn into a hash of everything the reader ever marked.

export function isLikedBy(sql: Sql, postId: Fragment, readerId: string | Fragment): Fragment {
  return sql`(select true from post_likes l where l.post_id = ${postId} and l.member_id = ${readerId})`;
}

export function isBookmarkedBy(sql: Sql, postId: Fragment, readerId: string | Fragment): Fragment {
  return sql`(select true from post_bookmarks b where b.post_id = ${postId} and b.member_id = ${readerId})`;
}

export function isRepostedBy(sql: Sql, postId: Fragment, readerId: string | Fragment): Fragment {
  return sql`(
        select true
        from posts r
        where r.repost_of_id = ${postId} and r.author_id = ${readerId} and r.removed_at is null
      )`;
}

/** All of them as `markBits`. */
export function markBitsOf(sql: Sql, postId: Fragment, readerId: Fragment): Fragment {
  const bit = (isMarked: Fragment, value: number) =>
    sql`case when ${isMarked} then ${value}::integer else 0 end`;
  return sql`(
          ${bit(isLikedBy(sql, postId, readerId), markBits.liked)}
          + ${bit(isBookmarkedBy(sql, postId, readerId), markBits.bookmarked)}
          + ${bit(isRepostedBy(sql, postId, readerId), markBits.reposted)}
          + coalesce(${choiceOf(sql, postId, readerId)}, 0) * ${markBits.firstAnswer}::integer
        )`;
}
