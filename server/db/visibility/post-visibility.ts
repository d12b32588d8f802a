import type { Viewer } from "./viewer.ts";
import type { Fragment, Sql } from "../open-database.ts";
import { listedFor, shownTo, type ViewerColumns } from "./content-visibility.ts";
import { outOfReach } from "./visibility.ts";

/**
 * `shownTo` of a post, without what it reposts: besides, the posts of a limited member reach their
 * followers only (cases.4).
 */
export function postShownTo(sql: Sql, viewer: Viewer | ViewerColumns, row: Fragment): Fragment {
  return shownTo(sql, viewer, row, outOfReach(sql, sql`${viewer.id}`, sql`${row}.author_id`));
}

/**
 * True where the viewer may see the post `p`, and what it reposts. Every read and write of a post
 * includes it, so this is the one place for all rules that hide posts: blocks both ways (blocks.1),
 * the level of moderation (moderation.2), removal (cases.5), and whom a limited member's posts
 * reach (cases.4).
 */
export function postVisibleTo(sql: Sql, viewer: Viewer | ViewerColumns): Fragment {
  return withOriginal(sql, (row) => postShownTo(sql, viewer, row));
}

/**
 * `postVisibleTo` for feeds and search, which leave out muted members, what they repost, and
 * reposts of them (mutes.1).
 */
export function postListedFor(sql: Sql, viewer: Viewer | ViewerColumns): Fragment {
  return withOriginal(
    sql,
    (row) => listedFor(sql, viewer, row, outOfReach(sql, sql`${viewer.id}`, sql`${row}.author_id`)),
  );
}

/** True where a condition holds for the post `p`, and for what it reposts. */
function withOriginal(sql: Sql, holds: (row: Fragment) => Fragment): Fragment {
  // A value, not an `exists`: as a join it would make the planner expect almost no visible rows and
  // read everything before sorting; as a hash it would hold all posts.
  return sql`(
    ${holds(sql`p`)}
    and (
      p.repost_of_id is null
      or (
        select ${holds(sql`original`)}
        from posts original
        where original.id = p.repost_of_id
      )
    )
  )`;
}

/** The expression of the name of a post's author; null when the viewer may not see the post. */
export function authorOfVisiblePost(sql: Sql, viewer: Viewer | ViewerColumns, id: Fragment): Fragment {
  return sql`(
    select author.display_name
    from posts p
    join members author on author.id = p.author_id
    where p.id = ${id}
      and ${postVisibleTo(sql, viewer)}
  )`;
}

/**
 * The expression of a post's id, or of its original's when the id is a repost's, since acts on a
 * repost count for the original.
 */
export function originalOf(sql: Sql, id: string | Fragment | null): Fragment {
  return sql`coalesce((select r.repost_of_id from posts r where r.id = ${id}::uuid), ${id}::uuid)`;
}

/**
 * The post a member acts on, if they may see it; for a repost the original. A statement begins with
 * it, `post as ${lockedPost(…)}`: taking the strongest lock first keeps later counts and foreign
 * key checks from deadlocking with a deletion.
 */
export function lockedPost(
  sql: Sql,
  by: { postId: string | Fragment | null; member: Viewer | ViewerColumns },
): Fragment {
  return sql`(
    select p.id, p.author_id, p.moderation_level, p.removed_at, p.likes_count, p.shares_count, p.reposts_count
    from posts p
    where p.id = ${originalOf(sql, by.postId)}
      and ${postVisibleTo(sql, by.member)}
    for no key update of p
  )`;
}

/**
 * `lockedPost` for several members. Each must see it (`postShownTo`: no repost is locked): the CTE
 * `locked`, whose row is that post.
 */
export function lockedPostForSeveral(sql: Sql, postId: string | null): Fragment {
  return sql`locked as (
      select p.id, p.author_id, p.moderation_level, p.removed_at, p.likes_count, p.shares_count
      from posts p
      where p.id = ${originalOf(sql, postId)}
      for no key update of p
    )`;
}

/**
 * The same of several posts, none of them a repost, whose ids `ids` selects: in the order of their
 * ids. With `skipsHeld` without those that another statement holds.
 */
export function lockedPosts(sql: Sql, ids: Fragment, skipsHeld: boolean): Fragment {
  return sql`locked as (
      select p.id, p.author_id, p.moderation_level, p.removed_at, p.likes_count, p.shares_count
      from posts p
      where p.id = any(array(${ids}))
      order by p.id
      for no key update of p ${skipsHeld ? sql`skip locked` : sql``}
    )`;
}
