import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../../context.ts";
import type { Sql } from "../../../db/client.ts";
import { postVisibleTo } from "../fragments.ts";

/** What the cost of deleting a post depends on. */
export interface DeletionRow {
  readonly author_id: string;
  readonly repost_of_id: string | null;
  readonly moderation_level: ModerationLevel | null;
  readonly likes: number;
  readonly comments: number;
  readonly bookmarks: number;
  readonly comment_likes: number;
}

/** Null when the post is not there for this member. */
export async function selectDeletion(
  sql: Sql,
  viewer: Viewer,
  postId: string,
): Promise<DeletionRow | null> {
  const [row] = await sql<DeletionRow[]>`
    select
      p.author_id,
      p.repost_of_id,
      p.moderation_level,
      p.likes_count as likes,
      p.comments_count as comments,
      (select count(*) from post_bookmarks b where b.post_id = p.id)::integer as bookmarks,
      (select coalesce(sum(c.likes_count), 0) from comments c where c.post_id = p.id)::integer as comment_likes
    from posts p
    where p.id = ${postId}
      and (p.author_id = ${viewer.id} or ${postVisibleTo(sql, viewer)})`;
  return row ?? null;
}
