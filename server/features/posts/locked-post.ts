import type { Viewer } from "../../context.ts";
import type { Fragment, Sql } from "../../db/client.ts";
import { originalOf, postVisibleTo } from "./visible-post.ts";

/**
 * The post a member acts on, if they may see it: of a repost the original. A statement begins with it, `post as ${lockedPost(…)}`:
 * taking the strongest lock first keeps the counts and foreign key checks that follow from deadlocking with a deletion.
 */
export function lockedPost(sql: Sql, by: { postId: string | null; member: Viewer }): Fragment {
  return sql`(
    select p.id, p.author_id, p.moderation_level, p.likes_count, p.shares_count, p.reposts_count
    from posts p
    where p.id = ${originalOf(sql, by.postId)}
      and ${postVisibleTo(sql, by.member)}
    for no key update of p
  )`;
}
