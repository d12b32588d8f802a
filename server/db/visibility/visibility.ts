import type { Fragment, Sql } from "../open-database.ts";

/**
 * True where the viewer may see the author's content and profile: neither has blocked the other
 * (blocks.1), and the author has not deleted their account (auth.18). Every read of member content
 * includes it: `where ${isVisibleTo(sql, viewerId, sql`p.author_id`)}`. Null: signed out. A
 * statement for several viewers passes the column with their ids. `orHidden`: `or` and what else
 * hides it, for posts `orIsOutOfReach`.
 */
export function isVisibleTo(
  sql: Sql,
  viewer: string | Fragment | null,
  author: Fragment,
  orHidden: Fragment = sql``,
): Fragment {
  // Under one `not`, so that it stays a condition on each row: as joins, `not exists` makes the
  // planner expect almost no visible rows, and read and sort everything for a page. It may build
  // one hash of the viewer's blocks.
  return sql`(
    not (
      exists (
        select from blocks hidden
        where hidden.blocker_id = ${viewer}::uuid
          and hidden.blocked_id = ${author}
      )
      or exists (
        select from blocks hidden
        where hidden.blocker_id = ${author}
          and hidden.blocked_id = ${viewer}::uuid
      )
      or exists (
        select from members gone
        where gone.id = ${author}
          and gone.left_at is not null
      )
      ${orHidden}
    )
  )`;
}

/**
 * For `isVisibleTo` of a post: or its author is limited, so that their posts reach followers only
 * (cases.4), and the viewer neither is them nor follows them. Their comments are not affected.
 */
export function orIsOutOfReach(sql: Sql, viewer: string | Fragment, author: Fragment): Fragment {
  // A value that is asked for once: as an `exists` it takes longer to plan than a page to read.
  return sql`or ${author} = any((select unreached_authors(${viewer}::uuid))::uuid[])`;
}

/**
 * True where the viewer has not muted the author, or the mute has ended (mutes.1). Feeds, comments,
 * search and notifications add it to `isVisibleTo`; profiles and posts opened by address do not.
 */
export function isNotMutedBy(sql: Sql, viewer: string | Fragment | null, author: Fragment): Fragment {
  return sql`(
    not (
      exists (
        select from mutes muted
        where muted.muter_id = ${viewer}::uuid
          and muted.muted_id = ${author}
          and mute_lasts(muted, now())
      )
    )
  )`;
}

/**
 * The pairs (`viewer`, `author`) for which `isVisibleTo` is false, among several viewers and
 * authors: `any(…)` of their ids.
 */
export function selectBlocksBetween(sql: Sql, viewers: Fragment, authors: Fragment): Fragment {
  return sql`(
    select hidden.blocker_id as viewer, hidden.blocked_id as author
    from blocks hidden
    where hidden.blocker_id = ${viewers}
      and hidden.blocked_id = ${authors}
    union all
    select hidden.blocked_id, hidden.blocker_id
    from blocks hidden
    where hidden.blocker_id = ${authors}
      and hidden.blocked_id = ${viewers}
    union all
    select viewer.id, gone.id
    from members gone
    cross join members viewer
    where gone.id = ${authors}
      and gone.left_at is not null
      and viewer.id = ${viewers}
  )`;
}
