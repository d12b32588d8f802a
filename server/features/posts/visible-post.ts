import type { Viewer } from "../../context.ts";
import type { Fragment, Sql } from "../../db/client.ts";
import { shownTo } from "../moderation/shown-to.ts";

/**
 * True where the viewer may see the post `p`, and what it reposts. Every read and write of a post carries it, so this is the
 * one place for whatever hides posts: blocks both ways (decision 38), and the level of moderation (A§5, decision 29).
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
