import type { Fragment, Sql } from "./open-database.ts";

/**
 * True where the viewer may see what the author wrote or is: neither has blocked the other (blocks.1). Every read of
 * member content carries it: `where ${visibleTo(sql, viewerId, sql`p.author_id`)}`. Null: nobody is signed in. A statement
 * for several viewers gives the column they are in.
 */
export function visibleTo(sql: Sql, viewer: string | Fragment | null, author: Fragment): Fragment {
  // Under one `not`, so that it stays a condition on each row: as joins, `not exists` make the planner estimate that
  // nearly nothing is visible, and so reading and sorting everything for a page. It may make one hash of the viewer's blocks.
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
    )
  )`;
}

/**
 * True where the viewer has not muted the author, or the mute has ended (mutes.1). Feeds, comments, search and notifications
 * carry it beside `visibleTo`; a profile and a post opened by its address do not.
 */
export function notMutedBy(sql: Sql, viewer: string | Fragment | null, author: Fragment): Fragment {
  return sql`(
    not (
      exists (
        select from mutes muted
        where muted.muter_id = ${viewer}::uuid
          and muted.muted_id = ${author}
          and (muted.ends_at is null or muted.ends_at > now())
      )
    )
  )`;
}
