import type { Fragment, Sql } from "./client.ts";

/**
 * True where the viewer may see what the author wrote or is: neither has blocked the other (blocks.1). Every read of
 * member content carries it: `where ${visibleTo(sql, viewerId, sql`p.author_id`)}`. Null: nobody is signed in. A statement
 * for several viewers gives the column they are in.
 */
export function visibleTo(sql: Sql, viewer: string | Fragment | null, author: Fragment): Fragment {
  // Under one `not`, so that it stays a condition on each row: made joins, `not exists` leave the planner believing that
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
