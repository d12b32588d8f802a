import type { Viewer } from "../../context.ts";
import type { Fragment, Sql } from "../../db/client.ts";
import { shownTo } from "../moderation/shown-to.ts";

/**
 * True where the viewer may see the post `p`, and what it reposts. Every read and write of a post carries it, so this is the
 * one place for whatever hides posts: blocks both ways (decision 38), and the level of moderation (A§5, decision 29).
 */
export function postVisibleTo(sql: Sql, viewer: Viewer): Fragment {
  return sql`(
    ${shownTo(sql, viewer, sql`p`)}
    and not exists (
      select from posts original
      where original.id = p.repost_of_id
        and not ${shownTo(sql, viewer, sql`original`)}
    )
  )`;
}

/** The expression of a post's id, or of the original's where the id is a repost's: what is done to a repost is done to it. */
export function originalOf(sql: Sql, id: string | null): Fragment {
  return sql`coalesce((select r.repost_of_id from posts r where r.id = ${id}::uuid), ${id}::uuid)`;
}
