import type { Viewer } from "../../context.ts";
import type { Fragment, Sql } from "../../db/client.ts";
import { shownTo } from "../moderation/fragments.ts";

/**
 * True where the viewer may see the post `p`, and what it reposts. Every read and write of a post carries it, so this is the
 * one place for whatever hides posts: blocks both ways (blocks.1), and the level of moderation (moderation.2).
 */
export function postVisibleTo(sql: Sql, viewer: Viewer): Fragment {
  // A value, not an `exists`: made a join, it leaves the planner believing that nearly nothing is visible, and so reading
  // everything before it sorts; made a hash, it would be one of all posts.
  return sql`(
    ${shownTo(sql, viewer, sql`p`)}
    and (
      p.repost_of_id is null
      or (
        select ${shownTo(sql, viewer, sql`original`)}
        from posts original
        where original.id = p.repost_of_id
      )
    )
  )`;
}

/** The expression of a post's id, or of the original's where the id is a repost's: what is done to a repost is done to it. */
export function originalOf(sql: Sql, id: string | null): Fragment {
  return sql`coalesce((select r.repost_of_id from posts r where r.id = ${id}::uuid), ${id}::uuid)`;
}

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
