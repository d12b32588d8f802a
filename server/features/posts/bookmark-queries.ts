import type { Viewer } from "../../context.ts";
import type { Sql } from "../../db/client.ts";
import { after, type XpAfter } from "../xp/after.ts";
import { earn } from "../xp/earn.ts";
import { lockedPost } from "./locked-post.ts";
import { originalOf, postVisibleTo } from "./visible-post.ts";

interface Kept {
  readonly postId: string;
  readonly member: Viewer;
}

/**
 * Bookmarks a post once and pays for it. Null when the post is not there for this member. The post is locked as by
 * whatever else pays for it: a weaker lock, with a deletion waiting between the two, ends in a deadlock.
 */
export async function insertBookmark(
  sql: Sql,
  bookmark: Kept & { at: Date },
): Promise<{ own_xp: XpAfter | null } | null> {
  const [row] = await sql<{ own_xp: XpAfter | null }[]>`
    with post as ${lockedPost(sql, bookmark)}, bookmarked as (
      insert into post_bookmarks (post_id, member_id, created_at)
      select id, ${bookmark.member.id}, ${bookmark.at}
      from post
      on conflict do nothing
      returning post_id
    )
    select (
      select ${
    after(
      sql,
      bookmark.member.id,
      earn(sql, {
        kind: "bookmark",
        actorId: bookmark.member.id,
        target: sql`post.id`,
        ownerId: sql`post.author_id`,
        at: bookmark.at,
      }),
    )
  }
      from bookmarked
    ) as own_xp
    from post`;
  return row ?? null;
}

/** Takes a bookmark back, or does nothing. False when the post is not there for this member. */
export async function deleteBookmark(sql: Sql, { postId, member }: Kept): Promise<boolean> {
  const rows = await sql`
    with post as (
      select p.id
      from posts p
      where p.id = ${originalOf(sql, postId)}
        and ${postVisibleTo(sql, member)}
    ), unmarked as (
      delete from post_bookmarks b
      using post
      where b.post_id = post.id and b.member_id = ${member.id}
    )
    select id
    from post`;
  return rows.length > 0;
}
