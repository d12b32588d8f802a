import type { Fragment, Sql } from "../../db/client.ts";
import { visibleTo } from "../../db/visibility.ts";

/**
 * True where the viewer may see the post `p`, and what it reposts. Every read and write of a post carries it, so this is the
 * one place for whatever hides posts: blocks both ways (decision 38), and the level of moderation.
 */
export function postVisibleTo(sql: Sql, viewerId: string): Fragment {
  return sql`(
    ${isShown(sql, viewerId, sql`p`)}
    and not exists (
      select from posts original
      where original.id = p.repost_of_id
        and not ${isShown(sql, viewerId, sql`original`)}
    )
  )`;
}

/** The same for one row, by its name in the statement. */
function isShown(sql: Sql, viewerId: string, row: Fragment): Fragment {
  return visibleTo(sql, viewerId, sql`${row}.author_id`);
}

/** The expression of a post's id, or of the original's where the id is a repost's: what is done to a repost is done to it. */
export function originalOf(sql: Sql, id: string | null): Fragment {
  return sql`coalesce((select r.repost_of_id from posts r where r.id = ${id}::uuid), ${id}::uuid)`;
}
